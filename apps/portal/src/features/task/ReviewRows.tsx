import { useFormats, useMessages, type TaskTerms } from "@waypost/hooks";
import { imeiOfSubject } from "@waypost/hooks/flows";
import { Imei } from "@waypost/ui/Imei";
import { useLink } from "../../app/use-link.ts";
import { textOf } from "../devices/saved-by-device.ts";
import { useNicknames } from "../devices/nicknames.ts";

/** The maximum number of devices that are listed one by one. */
const MAX_LISTED = 20;

/** The items and their prices: each device, or in a fleet the devices combined by plan. */
export function ReviewRows({ rows, lines, total }: Pick<TaskTerms, "rows" | "lines" | "total">) {
  const say = useMessages();
  const formats = useFormats();
  const names = useNicknames(useLink().query("customer_id"));
  const inUsd = (dollars: number | null) =>
    dollars === null ? "–" : say("confirm.usd", formats.priceParams(dollars));
  const isOfDevices =
    rows.length > 1 &&
    rows.length <= MAX_LISTED &&
    rows.every(({ subject }) => subject.startsWith("imei:"));
  const given = rows.map(({ subject }) => textOf(names, imeiOfSubject(subject)));
  const nameOf = (imei: string) => {
    const name = textOf(names, imei);
    if (name === "") return imei;
    return given.filter((one) => one === name).length > 1 ? `${name} …${imei.slice(-5)}` : name;
  };
  return (
    <dl className="review-rows">
      {isOfDevices
        ? rows.map(({ subject, label, price }) => (
            <div key={subject}>
              <dt>
                <span>{label}</span>
                <Imei className="waypost-quiet">{nameOf(imeiOfSubject(subject))}</Imei>
              </dt>
              {total !== "none" && <dd className="waypost-numbers">{inUsd(price)}</dd>}
            </div>
          ))
        : lines.map(({ label, count, price, sum }) => (
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
