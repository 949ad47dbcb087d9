import { useMessages } from "@waypost/hooks";
import type { PlanKind } from "@waypost/hooks/rules";
import { DeviceCard } from "@waypost/ui/DeviceCard";
import { useNickname } from "./nicknames.ts";

/** The device that a task is about, beside its form or above it: an outline until it is chosen. */
export function DeviceStrip(props: {
  /** `null` until one is chosen. */
  device: { readonly imei: string; readonly kind: PlanKind } | null;
  /** What it is for, until it is chosen: "Device to reactivate". */
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
