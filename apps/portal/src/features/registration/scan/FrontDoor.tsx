import { useDeviceImei, useDevices, useMessages } from "@waypost/hooks";
import { Button } from "@waypost/ui/Button";
import { DeviceCard } from "@waypost/ui/DeviceCard";
import StartingPrice from "../StartingPrice.tsx";
import { Scanner } from "./ScanImei.tsx";

/** Above the e-mail address: the devices entered so far, and with a camera a button to scan one. */
export default function FrontDoor() {
  const say = useMessages();
  const { ids } = useDevices();
  const isFirst = useDeviceImei(ids[0] ?? "").value === "" && ids.length === 1;
  return (
    <>
      <div aria-live="polite">
        {ids.map((id) => (
          <EnteredDevice key={id} id={id} />
        ))}
      </div>
      <Scanner id={null}>
        {(open) => (
          <Button isWide onPress={open}>
            {say(isFirst ? "scan.front" : "scan.another")}
          </Button>
        )}
      </Scanner>
    </>
  );
}

/** A row of the devices step. Its IMEI stays, whatever the check finds. */
function EnteredDevice({ id }: { id: string }) {
  const say = useMessages();
  const { value: imei, device, isChecking, errorMessage } = useDeviceImei(id);
  if (imei === "") return null;
  const name = device && [device.model, say(`device.${device.kind}`)].filter(Boolean).join(", ");
  return (
    <DeviceCard
      kind={device?.kind ?? null}
      drawing={device === null ? "unknown" : "known"}
      name={name ?? (isChecking ? say("imei.checking") : undefined)}
      imei={imei}
      plan={device === null ? (errorMessage ?? " ") : <StartingPrice kind={device.kind} />}
    />
  );
}
