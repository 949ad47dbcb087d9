import {
  SETTINGS_FIELDS,
  type SettingsField,
} from "../../packages/hooks/src/rules/device-settings/settings-fields.ts";

const UNITS = {
  speed: "MPH or KMH, as the customer chose",
  fuel: "gallons or litres, as `fuel_capacity_unit` says",
  percent: "percent",
  minutes: "minutes",
  "8ms": "8 ms",
  samples: "samples",
  none: "",
};

function cells(field: SettingsField): string[] {
  const isNumber = field.type === "number" || field.type === "capacity";
  const { min, max } = isNumber ? field : {};
  const range = min === undefined || max === undefined ? "" : `${String(min)} to ${String(max)}`;
  const unit = isNumber ? UNITS[field.unit] : "";
  const gate = field.gate === undefined ? "" : `\`${field.gate}\``;
  return [`\`${field.name}\``, field.type, field.section, unit, range, gate];
}

/** The page that lists the settings fields of both kinds of device, as Markdown. */
export function renderSettings(): string {
  const tables = (["gps", "obd"] as const).map((kind) => {
    const rows = SETTINGS_FIELDS[kind].map((field) => `| ${cells(field).join(" | ")} |`);
    return `## ${kind === "gps" ? "GPS trackers" : "OBD devices"}

| name | type | section | unit | range | plan feature |
|---|---|---|---|---|---|
${rows.join("\n")}
`;
  });
  return `# Settings fields

The fields that \`useSettingsField(settings, name)\` edits, generated from \`SETTINGS_FIELDS\` of \`@waypost/hooks/rules\`. A number without a range has no bounds. A field with a plan feature is locked unless the plan includes it. Alerts are edited with \`useAlertRow\`, and \`read-only\` fields are sent back unchanged.

${tables.join("\n")}
[Edit device settings](../guides/device-settings.md)
`;
}
