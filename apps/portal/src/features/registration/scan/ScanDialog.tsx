import { useMessages } from "@waypost/hooks";
import { Button } from "@waypost/ui/Button";
import { Dialog } from "@waypost/ui/Dialog";
import { ScanPanel } from "@waypost/ui/ScanPanel";
import { useScan, type ManyScans, type Scan } from "./use-scan.ts";

interface Props {
  id: string | null;
  many?: ManyScans;
  onClose: () => void;
}

/** The maximum number of scanned IMEIs that are shown for a box. The latest is the last. */
const MAX_SHOWN = 3;

/**
 * The camera, and the IMEIs scanned for the row `id` and the rows after it. Without a row it closes
 * after one device, unless it scans a box.
 */
export default function ScanDialog(props: Props) {
  const { many, onClose } = props;
  const say = useMessages();
  return (
    <Dialog
      isOpen
      title={many?.title ?? say("scan.title")}
      onClose={onClose}
      labels={{ close: say("action.close") }}
      footer={
        <Button variant="primary" onPress={onClose}>
          {say("scan.done")}
        </Button>
      }
    >
      <Camera {...props} />
    </Dialog>
  );
}

/** Inside the dialog, so that its effects run while the video element is mounted. */
function Camera({ id, many, onClose }: Props) {
  const say = useMessages();
  const { videoRef, status, found, torch, switchTorch } = useScan(id, onClose, many);
  const rowText = ({ row, isKnown }: Scan["found"][number]) => {
    if (many !== undefined) return many.detail(isKnown);
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
        found={found.slice(many && -MAX_SHOWN).map((place) => ({
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
