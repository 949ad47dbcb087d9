import { planLabel, useFormats, useMessages } from "@waypost/hooks";
import type { SelectedDevice } from "@waypost/hooks/flows";
import { planName, total } from "@waypost/hooks/rules";
import type { SummaryPanelProps } from "@waypost/ui/SummaryPanel";

/** The maximum number of listed devices. The total includes all of them. */
const MAX_LISTED = 6;

/**
 * Returns the order, which fills as devices and plans are selected. `empty` describes the next
 * step.
 */
export function useDeviceOrder(
  devices: readonly SelectedDevice[],
  empty: string,
): SummaryPanelProps {
  const say = useMessages();
  const formats = useFormats();
  const sum = total(devices.map(({ plan }) => plan?.price ?? null));
  const others = devices.length - MAX_LISTED;
  return {
    title: say("task.order"),
    empty,
    lines: devices.slice(0, MAX_LISTED).map((device, index) => ({
      id: `${device.imei} ${String(index)}`,
      title: device.imei,
      detail: device.isGone
        ? say("summary.noPlan")
        : planLabel(say, planName(device), device.planId),
      amount: device.plan?.price == null ? undefined : formats.price(device.plan.price),
    })),
    total: {
      label: say("task.billedToday"),
      amount: devices.length === 0 || sum === null ? undefined : formats.price(sum),
    },
    note: others > 0 ? say("task.andMore", { count: formats.number(others) }) : undefined,
    labels: { unknown: "–" },
  };
}
