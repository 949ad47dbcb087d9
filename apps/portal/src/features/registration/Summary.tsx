import { useMessages, useRegistration, useRegistrationSummary } from "@waypost/hooks";
import { summary } from "@waypost/hooks/messages/summary";
import { usd } from "@waypost/hooks/rules";
import { SummaryPanel } from "@waypost/ui/SummaryPanel";

export const texts = summary;

/** What is being bought, filling as the customer goes. */
export default function Summary() {
  const say = useMessages();
  const { rows, total } = useRegistrationSummary();
  const hasEnded = useRegistration(({ name }) => name === "failed" || name === "unknown");
  // What was billed, if anything, is what these screens are about: an order beside them misleads.
  if (hasEnded) return null;
  const lines = rows.flatMap(
    ({ id, deviceName, imei, planName, price, perMonth, hasPlan }, index) =>
      deviceName === "" && imei === "" && !hasPlan
        ? []
        : {
            id,
            title: deviceName || say("summary.device", { number: index + 1 }),
            detail: hasPlan ? planName : say("summary.noPlan"),
            price: perMonth === null ? undefined : say("summary.perMonth", { amount: perMonth }),
            amount: price === null ? undefined : usd(price),
          },
  );
  const isPriced = total !== null && rows.some(({ hasPlan }) => hasPlan);
  return (
    <SummaryPanel
      title={say("summary.title")}
      empty={say("summary.empty")}
      lines={lines}
      total={{ label: say("summary.today"), amount: isPriced ? usd(total) : undefined }}
      labels={{ unknown: "–" }}
    />
  );
}
