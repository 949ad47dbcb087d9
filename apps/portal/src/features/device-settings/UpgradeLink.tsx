import { useSettingsField, type DeviceSettings } from "@waypost/hooks";
import { useConfig } from "../../app/ConfigContext.ts";
import { OtherTab } from "../../app/Linked.tsx";
import { upgradeUrl } from "../../app/upgrade-url.ts";

/**
 * A link to the vendor's page that upgrades a plan. It opens a new tab, so that no edits are lost.
 */
export function UpgradeLink({ settings, text }: { settings: DeviceSettings; text: string }) {
  const href = upgradeUrl(useConfig(), useSettingsField(settings, "customer_id").value);
  return <OtherTab href={href}>{text}</OtherTab>;
}
