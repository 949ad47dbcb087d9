/** A value and its label. Both may be texts of the API or of the model. */
export interface Row {
  readonly label: string;
  readonly value: string;
}

/** Labels for the API's field names, in the order in which they are shown. */
const LABELS = new Map([
  ["customer_id", "Customer ID"],
  ["imei", "IMEI"],
  ["iccid", "ICCID of the SIM"],
  ["first_name", "First name"],
  ["last_name", "Last name"],
  ["email", "Email"],
  ["phone_number", "Phone number"],
  ["cancelation_reason", "Reasons"],
  ["how_gps_tracker", "Used for"],
  ["comment", "Comment"],
  ["sms_pack_id", "Pack"],
  ["eta_id", "Pack"],
  ["autorenew_sms_pack", "Renews automatically"],
  ["service_plan_id", "Plan"],
  ["paying", "Agrees to pay the fee"],
]);

/** Returns every value of a request. Values without a label come first, under their field name. */
export function requestRows(request: object): readonly Row[] {
  const order = [...LABELS.keys()];
  return valuesIn(request)
    .toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other))
    .map(([name, value]) => ({ label: LABELS.get(name) ?? name, value: valueText(value) }));
}

/** Returns the values of a request by name. Nested values are named by their path. */
function valuesIn(request: object, path = ""): readonly (readonly [string, unknown])[] {
  return Object.entries(request).flatMap(([name, value]: [string, unknown]) =>
    typeof value === "object" && value !== null && Object.keys(value).length > 0
      ? valuesIn(value, `${path}${name}.`)
      : [[`${path}${name}`, value] as const],
  );
}

function valueText(value: unknown): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  // One row is one line, so that a text cannot look like further rows.
  return text === "" ? "(empty)" : text.replaceAll(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/g, " ↵ ");
}
