import { useFormats, useMessages } from "@waypost/hooks";
import { batteryLives, type PlanKind } from "@waypost/hooks/rules";
import { BatteryChart } from "@waypost/ui/BatteryChart";
import "./plans.css";

const HOURS = { hours: 1, days: 24 } as const;

/** The battery life at each reporting interval. Renders nothing for OBD devices. */
export function BatteryLife({ kind }: { kind: PlanKind }) {
  const say = useMessages();
  const { list } = useFormats();
  const lives = batteryLives(kind);
  if (lives.length === 0) return null;
  return (
    <BatteryChart
      className="plans-battery"
      title={say("battery.title")}
      note={say("battery.note")}
      rows={lives.map(({ seconds, unit, from, to, tiers }) => ({
        interval: say("battery.interval", { seconds }),
        plans: list(tiers.map((tier) => say(`plan.${tier}`))),
        life: say(`battery.${unit}`, { from, to }),
        hours: [from * HOURS[unit], to * HOURS[unit]],
      }))}
      labels={{ interval: say("battery.reporting"), life: say("battery.label") }}
    />
  );
}
