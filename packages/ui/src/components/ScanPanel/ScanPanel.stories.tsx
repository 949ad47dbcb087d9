import type { Story } from "@ladle/react";
import { useRef } from "react";
import { ScanPanel, type ScanPanelProps } from "./ScanPanel.tsx";

export default { title: "Purchase / ScanPanel" };

const HINT = "Hold the barcode or QR code of your device inside the frame.";

function Shown(props: Pick<ScanPanelProps, "state" | "message" | "isProblem" | "found">) {
  const video = useRef<HTMLVideoElement>(null);
  return (
    <ScanPanel {...props} videoRef={video} labels={{ video: "Camera", found: "IMEIs found" }} />
  );
}

export const Starting: Story = () => (
  <Shown state="starting" message="Starting the camera…" found={[]} />
);

export const Scanning: Story = () => <Shown state="scanning" message={HINT} found={[]} />;

export const Found: Story = () => (
  <Shown
    state="scanning"
    message="Scan the next device, or press Done."
    found={[
      { id: "1", title: "350000000000006", detail: "Device 1" },
      { id: "2", title: "860000000000009", detail: "Device 2 already has it" },
    ]}
  />
);

export const NotAllowed: Story = () => (
  <Shown
    state="stopped"
    isProblem
    message="This page may not use the camera. Allow it in the settings of your browser, or type the IMEI."
    found={[]}
  />
);
