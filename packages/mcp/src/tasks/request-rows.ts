/** A value beside its label. Both may be texts of the server or of the model. */
export interface Row {
  readonly label: string;
  readonly value: string;
}

/** Labels for the names of the API. A name without a label is shown as it is. */
const LABELS: Readonly<Record<string, string>> = {
  autorenew_sms_pack: "Renews automatically",
  cancelation_reason: "Reasons",
  comment: "Comment",
  customer_id: "Customer ID",
  email: "Email",
  eta_id: "Pack",
  first_name: "First name",
  how_gps_tracker: "Used for",
  iccid: "ICCID of the SIM",
  imei: "IMEI",
  last_name: "Last name",
  paying: "Agrees to pay the fee",
  phone_number: "Phone number",
  service_plan_id: "Plan",
  sms_pack_id: "Pack",
};

/** Every value of a request, in its order, with nested ones named by their path. */
export function requestRows(request: object, path = ""): readonly Row[] {
  return Object.entries(request).flatMap(([name, value]: [string, unknown]) =>
    typeof value === "object" && value !== null && Object.keys(value).length > 0
      ? requestRows(value, `${path}${name}.`)
      : [{ label: LABELS[`${path}${name}`] ?? `${path}${name}`, value: valueText(value) }],
  );
}

function valueText(value: unknown): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  return text === "" ? "(empty)" : text;
}
