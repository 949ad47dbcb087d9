import { useReadOnlySetting, type DeviceSettingsRun } from "@waypost/hooks";
import { useConfig } from "../../app/ConfigContext.ts";
import { OtherTab } from "../../app/Linked.tsx";
import { upgradeUrl } from "../../app/upgrade-url.ts";

/** A link to the vendor's page that upgrades a plan, in a new tab: nothing edited is lost. */
export function UpgradeLink({ run, text }: { run: DeviceSettingsRun; text: string }) {
  const href = upgradeUrl(useConfig(), useReadOnlySetting(run, "customer_id"));
  return <OtherTab href={href}>{text}</OtherTab>;
}
