import { useFormats, useMessages, useRegistration, useRegistrationSummary } from "@waypost/hooks";
import type { SummaryPanelProps } from "@waypost/ui/SummaryPanel";
import { recurring } from "@waypost/hooks/rules";

/**
 * Returns the order with its total, for the panel and the bar; null where it would be misleading.
 */
export function useOrder(): SummaryPanelProps | null {
  const say = useMessages();
  const formats = useFormats();
  const { rows, total } = useRegistrationSummary();
  const hasEnded = ["failed", "reading-back", "unknown"].includes(useRegistration().phase);
  // These screens show the charge, if any. An order total next to them would be misleading.
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
                : say("summary.perMonth", formats.priceParams(Number(perMonth))),
            amount: price === null ? undefined : formats.price(price),
          },
  );
  const isPriced = total !== null && rows.some(({ hasPlan }) => hasPlan);
  return {
    title: say("summary.title"),
    lines,
    empty: say("summary.empty"),
    total: {
      label: say("summary.today"),
      amount: isPriced ? formats.price(total) : undefined,
    },
    note: isPriced ? <OrderRenewals rows={rows} /> : undefined,
    labels: { unknown: "–" },
  };
}

/** The later charges of the order, with their dates. */
function OrderRenewals({ rows }: { rows: ReturnType<typeof useRegistrationSummary>["rows"] }) {
  const say = useMessages();
  const formats = useFormats();
  const periods = rows.map(({ price, duration }) => ({ price, months: duration }));
  return recurring(periods).map(({ months, dollars }) => (
    <div key={months} className="waypost-numbers">
      {say("summary.renews", { money: formats.price(dollars), months })}
    </div>
  ));
}
