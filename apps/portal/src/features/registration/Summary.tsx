import { useFormats, useMessages, useRegistration, useRegistrationSummary } from "@waypost/hooks";
import { SummaryPanel } from "@waypost/ui/SummaryPanel";
import { AtHand } from "./AtHand.tsx";

/** The order summary, which fills up as the customer completes the steps. */
export default function Summary() {
  const say = useMessages();
  const formats = useFormats();
  const { rows, total } = useRegistrationSummary();
  const hasEnded = useRegistration(({ name }) => name === "failed" || name === "unknown");
  // These screens say what was billed, if anything. An order total next to them would mislead.
  if (hasEnded) return null;
  const lines = rows.flatMap(
    ({ id, deviceName, imei, planName, price, perMonth, hasPlan }, index) =>
      deviceName === "" && imei === "" && !hasPlan
        ? []
        : {
            id,
            title: deviceName || say("summary.device", { number: index + 1 }),
            detail: hasPlan ? planName : say("summary.noPlan"),
            price:
              perMonth === null
                ? undefined
                : say("summary.perMonth", formats.price(Number(perMonth))),
            amount: price === null ? undefined : formats.price(price).money,
          },
  );
  if (lines.length === 0) return <AtHand />;
  const isPriced = total !== null && rows.some(({ hasPlan }) => hasPlan);
  return (
    <SummaryPanel
      title={say("summary.title")}
      lines={lines}
      total={{
        label: say("summary.today"),
        amount: isPriced ? formats.price(total).money : undefined,
      }}
      labels={{ unknown: "–" }}
    />
  );
}
