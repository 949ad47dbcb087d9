import { useMessages } from "@waypost/hooks";
import type { RegisteredDevice } from "@waypost/hooks/flows";

/** The place in the vehicle for each kind of device, and its light when it is ready. */
export function InstallationPlaces({ devices }: { devices: readonly RegisteredDevice[] }) {
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
