import { useSettingsField, type DeviceSettings } from "@waypost/hooks";
import { useConfig } from "../../app/ConfigContext.ts";
import { offersPage } from "../../app/offered.ts";
import { OtherTab } from "../../app/Linked.tsx";
import { upgradeUrl } from "../../app/upgrade-url.ts";

/**
 * A link to the vendor's page that upgrades a plan. It opens a new tab, so that no edits are lost.
 */
export function UpgradeLink({ settings, text }: { settings: DeviceSettings; text: string }) {
  const config = useConfig();
  const href = upgradeUrl(config, useSettingsField(settings, "customer_id").value);
  return offersPage(config, href) && <OtherTab href={href}>{text}</OtherTab>;
}
