import { useMessages } from "@waypost/hooks";
import type { RegisteredDevice } from "@waypost/hooks/flows";

/** Where each kind of device belongs, and how its light looks when it works. */
export function Places({ devices }: { devices: readonly RegisteredDevice[] }) {
  const say = useMessages();
  const kinds = (["gps", "obd"] as const).filter((kind) =>
    devices.some((device) => device.kind === kind),
  );
  return kinds.map((kind) => (
    <div key={kind} className="registered-place" data-kind={kind}>
      <p>{say(`registered.place.${kind}`)}</p>
      <p className="registered-light">{say(`registered.light.${kind}`)}</p>
    </div>
  ));
}
