import { useMessages } from "@waypost/hooks";
import { ScanButton } from "@waypost/ui/DeviceRow";
import { useCallback, useEffect, useState, type ComponentType } from "react";
import { toasts } from "../../../app/notices.ts";
import { hasCamera } from "./camera.ts";

type ScanDialog = ComponentType<{ id: string; onClose: () => void }>;

/** A button that scans the IMEI of a row; absent where there is no camera. */
export function ScanImei({ id, number }: { id: string; number: number }) {
  const say = useMessages();
  const canScan = useHasCamera();
  const [Dialog, show] = useState<ScanDialog | null>(null);
  const close = useCallback(() => show(null), []);
  if (!canScan) return null;
  const open = () =>
    void import("./ScanDialog.tsx").then(
      (code) => show(() => code.default),
      () => toasts.show({ tone: "danger", message: say("scan.noReader") }),
    );
  return (
    <>
      <ScanButton aria-label={say("scan.actionFor", { number })} onPress={open}>
        {say("scan.action")}
      </ScanButton>
      {Dialog !== null && <Dialog id={id} onClose={close} />}
    </>
  );
}

function useHasCamera(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    let isGone = false;
    void hasCamera().then((found) => !isGone && setThere(found));
    return () => {
      isGone = true;
    };
  }, []);
  return isThere;
}
