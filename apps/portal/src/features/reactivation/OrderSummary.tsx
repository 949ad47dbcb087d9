import {
  selectedDevices,
  useMessages,
  useTaskArgs,
  type MultiReactivationShape,
  type TaskRun,
} from "@waypost/hooks";
import { groupImei, total, usd } from "@waypost/hooks/rules";
import { SummaryPanel } from "@waypost/ui/SummaryPanel";

/** As many devices as are named; the total is that of all. */
const NAMED = 6;

/** What will be billed, filling as devices and plans are chosen. */
export function OrderSummary({ run }: { run: TaskRun<MultiReactivationShape> }) {
  const say = useMessages();
  const args = useTaskArgs(run);
  const devices = args === null ? [] : selectedDevices(args);
  const sum = total(devices.map(({ plan }) => plan?.price ?? null));
  const others = devices.length - NAMED;
  return (
    <SummaryPanel
      title={say("reactivation.order")}
      empty={say("reactivation.select")}
      lines={devices.slice(0, NAMED).map(({ imei, planId, plan }, index) => ({
        id: `${imei} ${String(index)}`,
        title: groupImei(imei),
        detail: plan?.email_content ?? planId,
        amount: plan?.price == null ? undefined : usd(plan.price),
      }))}
      total={{
        label: say("reactivation.today"),
        amount: devices.length === 0 || sum === null ? undefined : usd(sum),
      }}
      note={others > 0 && say("reactivation.andMore", { count: others.toLocaleString("en-US") })}
      labels={{ unknown: "–" }}
    />
  );
}
