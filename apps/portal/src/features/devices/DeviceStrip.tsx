import { useMessages } from "@waypost/hooks";
import type { PlanKind } from "@waypost/hooks/rules";
import { DeviceCard } from "@waypost/ui/DeviceCard";
import { useNickname } from "./nicknames.ts";

/** The subject of a task, beside its form or above it. An outline until a device is selected. */
export function DeviceStrip(props: {
  /** `null` until a device is selected. */
  device: { readonly imei: string; readonly kind: PlanKind } | null;
  /** The title until a device is selected: "Device to reactivate". */
  title: string;
  plan?: string | null;
}) {
  const { device, title, plan } = props;
  const say = useMessages();
  const nickname = useNickname(device?.imei ?? "");
  return (
    <DeviceCard
      variant="strip"
      kind={device?.kind ?? null}
      drawing={device === null ? "unknown" : "known"}
      name={device === null ? title : nickname || say(`reactivation.${device.kind}`)}
      imei={device === null ? say("reactivation.notChosen") : device.imei}
      plan={plan}
    />
  );
}
