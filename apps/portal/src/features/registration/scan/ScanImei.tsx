import { useMessages } from "@waypost/hooks";
import { Button } from "@waypost/ui/Button";
import { ScanButton } from "@waypost/ui/DeviceRow";
import { useCallback, useEffect, useState, type ComponentType } from "react";
import { toasts } from "../../../app/notices.ts";
import { useMediaQuery } from "../../../app/use-media-query.ts";
import { hasCamera } from "./camera.ts";
import type { ManyScans } from "./use-scan.ts";
import type { Elements } from "../../../app/elements.ts";

type ScanDialog = ComponentType<{ id: string | null; many?: ManyScans; onClose: () => void }>;

/** A button that scans the IMEI of a row. Not rendered if there is no camera. */
export function ScanImei({ id, number }: { id: string; number: number }) {
  const say = useMessages();
  return (
    <Scanner id={id}>
      {(open) => (
        <ScanButton aria-label={say("scan.actionFor", { number })} onPress={open}>
          {say("scan.action")}
        </ScanButton>
      )}
    </Scanner>
  );
}

/** The first button of the step on phones with a camera. It scans several labels in a row. */
export function ScanFirst({ id }: { id: string }) {
  const say = useMessages();
  const isPhone = useMediaQuery("(pointer: coarse)");
  return (
    isPhone && (
      <Scanner id={id}>
        {(open) => (
          <Button isWide onPress={open}>
            {say("scan.first")}
          </Button>
        )}
      </Scanner>
    )
  );
}

/** The dialog with the camera, and a button that opens it. */
export function Scanner(props: {
  id: string | null;
  many?: ManyScans;
  children: (open: () => void) => Elements;
}) {
  const { id, children, many } = props;
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
      {children(open)}
      {Dialog !== null && <Dialog id={id} {...(many && { many })} onClose={close} />}
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
