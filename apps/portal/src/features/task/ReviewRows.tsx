import { planLabel, useFormats, useMessages, type Translate } from "@waypost/hooks";
import type { TaskReview } from "@waypost/hooks/flows";
import { total } from "@waypost/hooks/rules";
import { Imei } from "@waypost/ui/Imei";

/** What is being bought and for how much. Rows with the same name and price are combined. */
export function ReviewRows(props: { rows: TaskReview["rows"]; isFree: boolean }) {
  const { rows, isFree } = props;
  const say = useMessages();
  const formats = useFormats();
  const inUsd = (dollars: number | null) =>
    dollars === null ? "–" : say("confirm.usd", formats.price(dollars));
  return (
    <dl className="review-rows">
      {grouped(rows, say).map(({ label, prices }) => {
        const [price = null] = prices;
        const count = formats.number(prices.length);
        return (
          <div key={`${label} ${String(price)}`}>
            <dt>
              <Imei>{label}</Imei>
              {prices.length > 1 && (
                <span className="waypost-quiet waypost-numbers">
                  {say("task.times", { count, amount: inUsd(price) })}
                </span>
              )}
            </dt>
            {!isFree && <dd className="waypost-numbers">{inUsd(total(prices))}</dd>}
          </div>
        );
      })}
    </dl>
  );
}

interface Group {
  readonly label: string;
  readonly prices: (number | null)[];
}

function grouped(rows: TaskReview["rows"], say: Translate): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const { label: name, planId, price } of rows) {
    const label = planId === undefined ? name : planLabel(say, name, planId);
    const key = `${label} ${String(price)}`;
    const group = groups.get(key) ?? { label, prices: [] };
    group.prices.push(price);
    groups.set(key, group);
  }
  return [...groups.values()];
}
