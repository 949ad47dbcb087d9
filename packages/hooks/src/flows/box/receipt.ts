import { decimalsOf } from "@waypost/sdk/pure";
import type { Cells } from "../../rules/box/box-list.ts";
import { kindOfRow, type BoxOutcome, type BoxRow } from "./state.ts";

/** The columns of a receipt, in English in every language, so that any page can read it. */
const COLUMNS = ["imei", "iccid", "name", "plan", "amount", "currency", "outcome", "time", "note"];

const STATUSES: readonly string[] = [
  "registered",
  "appears-registered",
  "refused",
  "in-use",
  "unknown",
];

/** The receipt of a box, as the rows of a CSV file. It contains no secret. */
export const receiptOf = (rows: readonly BoxRow[], currency: string): Cells => [
  COLUMNS,
  ...rows.map((row) => {
    const { imei, name, plan, outcome } = row;
    const { iccid = "", plan: sold = plan, amount = null, at = "", text = "" } = outcome ?? {};
    const kind = outcome === null ? "not sent" : kindOfRow(row);
    const status = kind === "sending" ? "unknown" : kind;
    const agreed = amount === null ? ["", ""] : [amount.toFixed(decimalsOf(currency)), currency];
    return [imei, iccid, name, sold, ...agreed, status, at, text];
  }),
];

type Restored = Pick<BoxRow, "imei" | "name" | "plan" | "outcome">;

/**
 * The devices of a receipt, to go on where it ended: what was registered or is unknown is not sent
 * again. `null` for any other list.
 */
export function receiptRows([header = [], ...rows]: Cells): readonly Restored[] | null {
  const places = COLUMNS.map((name) =>
    header.findIndex((cell) => cell.replaceAll("\uFEFF", "").trim().toLowerCase() === name),
  );
  const placeOf = (name: string) => places[COLUMNS.indexOf(name)] ?? -1;
  if (placeOf("imei") < 0 || placeOf("outcome") < 0) return null;
  return rows.flatMap((row) => {
    const cell = (name: string) => (row[placeOf(name)] ?? "").trim();
    const status = cell("outcome");
    const outcome = STATUSES.includes(status)
      ? {
          status: status as BoxOutcome["status"],
          at: cell("time"),
          iccid: cell("iccid"),
          plan: cell("plan"),
          amount: cell("amount") === "" ? null : Number(cell("amount")),
          text: cell("note"),
        }
      : null;
    const plan = outcome === null ? cell("plan") : "";
    const [imei, name] = [cell("imei"), cell("name")];
    // A spreadsheet may have shortened the number.
    return /^\d+$/.test(imei)
      ? [{ imei, name: name.replace(/^'(?=[-+=@])/, ""), plan, outcome }]
      : [];
  });
}
