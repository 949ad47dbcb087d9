import type { Demo, Part } from "./demo.ts";
import { element, list, part } from "./element.ts";

/** The last requests of the portal, without secrets. */
export function requestsPart({ sandbox }: Demo): Part {
  const requests = list("Requests", "None yet.");
  return {
    node: part("Requests", false, requests.node),
    update() {
      const rows = sandbox
        .log()
        .slice(-50)
        .toReversed()
        .map(({ method, path, status, fault }) => {
          const answer = status === null ? "waiting" : status === 0 ? "cut off" : status;
          return `${answer}  ${method} ${path}${fault === undefined ? "" : ` (${fault})`}`;
        });
      requests.show(rows);
    },
  };
}

const counts: readonly (readonly [text: string, from: string])[] = [
  ["customers", "customer"],
  ["devices in use", "subscription WHERE cancelled_on IS NULL"],
  ["devices cancelled", "subscription WHERE cancelled_on IS NOT NULL"],
  ["saved cards", "card"],
  ["charges", "charge"],
];

/** The current rows of the database. */
export function databasePart({ sandbox }: Demo): Part {
  const rows = list("Rows", "");
  const charges = list("Charges", "Nothing was charged.");
  const numbers = counts.map(([text, from]) => {
    const count = sandbox.database.prepare<{ n: number }>(`SELECT count(*) AS n FROM ${from}`);
    return () => `${count.get()?.n ?? 0} ${text}`;
  });
  return {
    node: part(
      "Database",
      false,
      rows.node,
      element("p", { className: "quiet" }, "Charged, newest first:"),
      charges.node,
    ),
    update() {
      rows.show(numbers.map((row) => row()));
      charges.show(
        sandbox
          .charges()
          .toReversed()
          .map(
            ({ amount, operation, subject, customer_id }) =>
              `$${amount.toFixed(2)} ${operation} ${subject}, customer ${customer_id}`,
          ),
      );
    },
  };
}
