import { Dialog, type DialogProps } from "@waypost/ui/Dialog";
import { useEffect } from "react";
import { toasts } from "./notices.ts";

/** A question that interrupts. Messages of what came before it go away. */
export function Question(props: Omit<DialogProps, "role">) {
  const { isOpen } = props;
  useEffect(() => {
    if (isOpen) toasts.clear();
  }, [isOpen]);
  return <Dialog {...props} role="alertdialog" />;
}
