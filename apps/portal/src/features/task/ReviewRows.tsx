import { useFormats, useMessages, type TaskTerms } from "@waypost/hooks";
import { Imei } from "@waypost/ui/Imei";

/** What is being bought and for how much. Rows with the same name and price are combined. */
export function ReviewRows({ lines, total }: Pick<TaskTerms, "lines" | "total">) {
  const say = useMessages();
  const formats = useFormats();
  const inUsd = (dollars: number | null) =>
    dollars === null ? "–" : say("confirm.usd", formats.price(dollars));
  return (
    <dl className="review-rows">
      {lines.map(({ label, count, price, sum }) => (
        <div key={`${label} ${String(price)}`}>
          <dt>
            <Imei>{label}</Imei>
            {count > 1 && (
              <span className="waypost-quiet waypost-numbers">
                {say("task.times", { count: formats.number(count), amount: inUsd(price) })}
              </span>
            )}
          </dt>
          {total !== "none" && <dd className="waypost-numbers">{inUsd(sum)}</dd>}
        </div>
      ))}
    </dl>
  );
}
