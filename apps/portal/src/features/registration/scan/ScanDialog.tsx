import { useMessages } from "@waypost/hooks";
import { Button } from "@waypost/ui/Button";
import { Dialog } from "@waypost/ui/Dialog";
import { ScanPanel } from "@waypost/ui/ScanPanel";
import { useScan, type Scan } from "./use-scan.ts";

/**
 * The camera, and the IMEIs scanned for the row `id` and the rows after it. Without a row it closes
 * after one device.
 */
export default function ScanDialog({ id, onClose }: { id: string | null; onClose: () => void }) {
  const say = useMessages();
  return (
    <Dialog
      isOpen
      title={say("scan.title")}
      onClose={onClose}
      labels={{ close: say("action.close") }}
      footer={
        <Button variant="primary" onPress={onClose}>
          {say("scan.done")}
        </Button>
      }
    >
      <Camera id={id} onLeave={onClose} />
    </Dialog>
  );
}

/** Inside the dialog, so that its effects run while the video element is mounted. */
function Camera({ id, onLeave }: { id: string | null; onLeave: () => void }) {
  const say = useMessages();
  const { videoRef, status, found, torch, switchTorch } = useScan(id, onLeave);
  const rowText = ({ row, isKnown }: Scan["found"][number]) => {
    if (row === null) return say("devices.tooMany");
    return say(isKnown ? "scan.known" : "devices.row", { number: row + 1 });
  };
  return (
    <>
      {torch !== null && (
        <Button size="small" aria-pressed={torch} onPress={switchTorch}>
          {say("scan.torch")}
        </Button>
      )}
      <ScanPanel
        videoRef={videoRef}
        state={STATES[status]}
        message={say(status === "scanning" ? "scan.hint" : `scan.${status}`)}
        isProblem={PROBLEMS.has(status)}
        found={found.map((place) => ({
          id: place.imei,
          title: place.imei,
          detail: rowText(place),
        }))}
        labels={{ video: say("scan.camera"), found: say("scan.found") }}
      />
    </>
  );
}

type Status = Scan["status"];

const STATES: Readonly<Record<Status, "starting" | "scanning" | "stopped">> = {
  starting: "starting",
  scanning: "scanning",
  read: "scanning",
  notAnImei: "scanning",
  full: "stopped",
  refused: "stopped",
  noCamera: "stopped",
  failed: "stopped",
  noReader: "stopped",
};

const PROBLEMS: ReadonlySet<Status> = new Set([
  "notAnImei",
  "refused",
  "noCamera",
  "failed",
  "noReader",
]);
