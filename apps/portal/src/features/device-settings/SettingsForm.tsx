import {
  type DeviceSettings,
  useLocale,
  useMessages,
  useSecondPhone,
  useSettingsField,
} from "@waypost/hooks";
import { ErrorPanel } from "@waypost/ui/ErrorPanel";
import { SectionNav } from "@waypost/ui/SectionNav";
import { useEffect, useMemo, useRef } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { FieldErrorSummary } from "../../app/FieldErrorSummary.tsx";
import { AlertsSection } from "./AlertsSection.tsx";
import { readerLocale, typedNumber, useLocalText } from "./NumberSetting.tsx";
import type { OpenSettings } from "./open-settings.ts";
import { SettingsSection, sectionId } from "./SettingsSection.tsx";
import { ExpertSection, ThresholdsSection } from "./ThresholdsSection.tsx";
import { Button } from "@waypost/ui/Button";
import { FormRow } from "@waypost/ui/Form";
import { LockNote } from "./LockNote.tsx";
import { SettingsField } from "./SettingsField.tsx";
import { ImeiField } from "@waypost/ui/DeviceRow";
import { NumberField } from "@waypost/ui/NumberField";

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

/** The recipients of the alerts. */
function ContactsSection({ settings }: { settings: DeviceSettings }) {
  const say = useMessages();
  return (
    <SettingsSection
      settings={settings}
      section="contacts"
      title={say("settings.section.contacts")}
    >
      <p className="settings-lead">{say("settings.contactsLead")}</p>
      <SettingsField settings={settings} name="email" description={say("settings.emailHint")} />
      <FormRow>
        <SettingsField settings={settings} name="mobile_carrier" />
        <SettingsField
          settings={settings}
          name="phone"
          description={`${say("settings.phoneHint")} ${say("settings.phoneOptIn")}`}
        />
      </FormRow>
      <SecondPhone settings={settings} />
    </SettingsSection>
  );
}

/**
 * The second phone. It is shown if the device has one, and otherwise after a press of the button.
 * On a plan without a second phone, the button only shows a message, and a stored phone can only
 * be removed.
 */
function SecondPhone({ settings }: { settings: DeviceSettings }) {
  const say = useMessages();
  const { isShown, isLocked, canRemove, add, remove } = useSecondPhone(settings);
  const box = useRef<HTMLDivElement>(null);
  const wasShown = useRef(isShown);
  useEffect(() => {
    // The button that had the focus is gone.
    if (isShown && !wasShown.current) box.current?.querySelector("input")?.focus();
    wasShown.current = isShown;
  }, [isShown]);
  if (!isShown)
    return (
      <Button variant="quiet" size="small" onPress={add}>
        {say("settings.addSecondPhone")}
      </Button>
    );
  return (
    <div ref={box}>
      <FormRow>
        <SettingsField settings={settings} name="secondary_mobile_carrier" isReadOnly={isLocked} />
        <SettingsField settings={settings} name="secondary_phone" isReadOnly={isLocked} />
      </FormRow>
      {canRemove && (
        <Button
          variant="quiet"
          size="small"
          onPress={() => {
            remove();
            box.current?.querySelector("input")?.focus();
          }}
        >
          {say("settings.removeSecondPhone")}
        </Button>
      )}
      {isLocked && (
        <p className="settings-lead">
          <LockNote
            settings={settings}
            feature="allow_second_phone_number"
            linkText={say("upgrade.link")}
          />
        </p>
      )}
    </div>
  );
}

/** The identity of the device, and its odometer. */
function DeviceSection({ settings }: { settings: DeviceSettings }) {
  const say = useMessages();
  return (
    <SettingsSection
      settings={settings}
      section="device"
      title={say("settings.section.device")}
      startsOpen
    >
      <SettingsField settings={settings} name="device_name" />
      <FormRow>
        <ImeiField
          id="imei"
          label={say("imei.label")}
          value={useSettingsField(settings, "imei").value}
          isReadOnly
          inputProps={{ dir: "ltr" }}
        />
        <Odometer settings={settings} />
      </FormRow>
    </SettingsSection>
  );
}

/** The entry of a new reading. It starts empty, because the stored reading is not edited. */
function Odometer({ settings }: { settings: DeviceSettings }) {
  const say = useMessages();
  const { unit, unitLabel, stored, errorMessage, ...input } = useSettingsField(
    settings,
    "odometer",
  );
  // The documented unit is one of speed.
  const distance = `${useLocalText()(stored)} ${unitLabel === "KMH" ? "km" : unitLabel}`;
  const note = [
    say(`odometer.distance.${unit}`),
    ...(stored === "" ? [] : [`${say("odometer.current", { value: distance })}.`]),
    say("odometer.blank"),
  ].join(" ");
  return (
    <NumberField
      id="odometer"
      label={say("odometer.label")}
      {...typedNumber(input)}
      invalidMessage={say("settings.odometerInvalid")}
      errorMessage={errorMessage}
      note={<span className="waypost-quiet">{note}</span>}
      unit={unitLabel}
      isExact
    />
  );
}
