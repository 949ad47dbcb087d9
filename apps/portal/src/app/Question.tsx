import { Dialog, type DialogProps } from "@waypost/ui/Dialog";
import { useEffect } from "react";
import { toasts } from "./notices.ts";

/** A dialog that asks a question. It closes earlier toasts. */
export function Question(props: Omit<DialogProps, "role">) {
  const { isOpen } = props;
  useEffect(() => {
    if (isOpen) toasts.clear();
  }, [isOpen]);
  return <Dialog {...props} role="alertdialog" />;
}
