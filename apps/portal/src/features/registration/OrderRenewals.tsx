import { useFormats, useMessages, type useRegistrationSummary } from "@waypost/hooks";
import { recurring } from "@waypost/hooks/rules";

/** The later charges of the order, with their dates. */
export function OrderRenewals({
  rows,
}: {
  rows: ReturnType<typeof useRegistrationSummary>["rows"];
}) {
  const say = useMessages();
  const formats = useFormats();
  const periods = rows.map(({ price, duration }) => ({ price, months: duration }));
  return recurring(periods).map(({ months, dollars }) => (
    <div key={months} className="waypost-numbers">
      {say("summary.renews", { money: formats.price(dollars), months })}
    </div>
  ));
}
