import { useMessages, useSummary } from "@waypost/hooks";
import { summary } from "@waypost/hooks/messages/summary";
import { usd } from "@waypost/hooks/rules";
import { SummaryPanel } from "@waypost/ui/SummaryPanel";

export const texts = summary;

/** What is being bought, filling as the customer goes. */
export default function Summary() {
  const say = useMessages();
  const { rows, total } = useSummary();
  const chosen = rows.some(({ hasPlan }) => hasPlan);
  return (
    <SummaryPanel
      title={say("summary.title")}
      empty={say("summary.empty")}
      lines={rows.map(({ id, deviceName, planName, perMonth, hasPlan }, index) => ({
        id,
        title: deviceName || say("summary.device", { number: index + 1 }),
        detail: hasPlan ? planName : say("summary.noPlan"),
        price: perMonth === null ? undefined : say("summary.perMonth", { amount: perMonth }),
      }))}
      total={{
        label: say("summary.today"),
        amount: total === null || !chosen ? undefined : usd(total),
      }}
      labels={{ unknown: "–" }}
    />
  );
}
