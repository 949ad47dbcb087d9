import { useDeviceSettings, useMessages, type DeviceSettingsRun } from "@waypost/hooks";
import { ErrorPanel } from "@waypost/ui/ErrorPanel";
import { SectionNav } from "@waypost/ui/SectionNav";
import { useMemo } from "react";
import { FieldErrorSummary } from "../../app/FieldErrorSummary.tsx";
import { AlertsSection } from "./AlertsSection.tsx";
import { ContactsSection } from "./ContactsSection.tsx";
import { DeviceSection } from "./DeviceSection.tsx";
import { sectionId } from "./SettingsSection.tsx";
import { ExpertSection, ThresholdsSection } from "./ThresholdsSection.tsx";

const SECTIONS = ["device", "contacts", "alerts", "thresholds"] as const;

/** The form of the dialog, with links to its sections. */
export function SettingsForm({ run }: { run: DeviceSettingsRun }) {
  const say = useMessages();
  const { kind, phase } = useDeviceSettings(run);
  const sections = useMemo(() => {
    const shown = kind === "obd" ? [...SECTIONS, "expert" as const] : SECTIONS;
    return shown.map((section) => ({
      id: sectionId(section),
      label: say(`settings.section.${section}`),
    }));
  }, [kind, say]);
  return (
    <>
      <div className="settings-rail">
        <SectionNav label={say("settings.sections")} sections={sections} />
      </div>
      <div className="settings-form">
        <SaveFailed run={run} />
        {/* Sending the settings drops the list of errors that were corrected. */}
        {phase !== "saving" && <FieldErrorSummary runner={run} />}
        <DeviceSection run={run} />
        <ContactsSection run={run} />
        <AlertsSection run={run} />
        <ThresholdsSection run={run} />
        {kind === "obd" && <ExpertSection run={run} />}
      </div>
    </>
  );
}

/** Why the last save did not close the dialog. The toast with the same text soon disappears. */
function SaveFailed({ run }: { run: DeviceSettingsRun }) {
  const say = useMessages();
  const { failure } = useDeviceSettings(run);
  if (failure === null) return null;
  const { result, text } = failure;
  return (
    <ErrorPanel
      tone={result === "refused" ? "danger" : "warning"}
      message={say("settings.saveFailed", { text })}
    >
      {result === "unknown" && <span>{say("settings.saveUnknown")}</span>}
      {result === "saved" && <span>{say("settings.appearsSaved")}</span>}
    </ErrorPanel>
  );
}
