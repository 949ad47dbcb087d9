import {
  useFormats,
  useMessages,
  useRegistration,
  useRegistrationSummary,
  type SummaryRow,
} from "@waypost/hooks";
import { recurring } from "@waypost/hooks/rules";
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
      note={isPriced ? <Renewals rows={rows} /> : undefined}
      labels={{ unknown: "–" }}
    />
  );
}

/** What is billed again, and when. */
function Renewals({ rows }: { rows: readonly SummaryRow[] }) {
  const say = useMessages();
  const formats = useFormats();
  const periods = rows.map(({ price, duration }) => ({ price, months: duration }));
  return recurring(periods).map(({ months, dollars }) => (
    <div key={months} className="waypost-numbers">
      {say("summary.renews", { money: formats.price(dollars).money, months })}
    </div>
  ));
}
