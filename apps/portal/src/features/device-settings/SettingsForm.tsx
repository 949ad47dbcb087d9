import { useLocale, useMessages } from "@waypost/hooks";
import { ErrorPanel } from "@waypost/ui/ErrorPanel";
import { SectionNav } from "@waypost/ui/SectionNav";
import { useMemo } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { FieldErrorSummary } from "../../app/FieldErrorSummary.tsx";
import { AlertsSection } from "./AlertsSection.tsx";
import { ContactsSection } from "./ContactsSection.tsx";
import { DeviceSection } from "./DeviceSection.tsx";
import { readerLocale } from "./NumberSetting.tsx";
import type { OpenSettings } from "./open-settings.ts";
import { sectionId } from "./SettingsSection.tsx";
import { ExpertSection, ThresholdsSection } from "./ThresholdsSection.tsx";

const SECTIONS = ["device", "contacts", "alerts", "thresholds"] as const;

/** The form of the dialog, with links to its sections. */
export function SettingsForm({ settings }: { settings: OpenSettings }) {
  const say = useMessages();
  const { kind, phase } = settings;
  const sections = useMemo(() => {
    const shown = kind === "obd" ? [...SECTIONS, "expert" as const] : SECTIONS;
    return shown.map((section) => ({
      id: sectionId(section),
      label: say(`settings.section.${section}`),
    }));
  }, [kind, say]);
  return (
    <I18nProvider locale={readerLocale(useLocale())}>
      <div className="settings-rail">
        <SectionNav label={say("settings.sections")} sections={sections} />
      </div>
      <div className="settings-form">
        <SaveFailed settings={settings} />
        {/* Sending the settings removes the list of corrected errors. */}
        {phase !== "saving" && <FieldErrorSummary run={settings.run} />}
        <DeviceSection settings={settings} />
        <ContactsSection settings={settings} />
        <AlertsSection settings={settings} />
        <ThresholdsSection settings={settings} />
        {kind === "obd" && <ExpertSection settings={settings} />}
      </div>
    </I18nProvider>
  );
}

/**
 * The reason why the last save did not close the dialog. The toast with the same text disappears
 * sooner.
 */
function SaveFailed({ settings }: { settings: OpenSettings }) {
  const say = useMessages();
  const { failure } = settings;
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
