import { useMessages, useSettingsField, type DeviceSettings } from "@waypost/hooks";
import {
  SETTINGS_FIELDS,
  type SettingsName,
  type SettingsSection as Section,
} from "@waypost/hooks/rules";
import { FormRow } from "@waypost/ui/Form";
import { RadioCards } from "@waypost/ui/RadioCards";
import { SettingsField } from "./SettingsField.tsx";
import { SettingsSection } from "./SettingsSection.tsx";
import { PreviousValue } from "./PreviousValue.tsx";

/** Returns the numeric fields of a section, in the order of the table of fields. */
function useNumbers(settings: DeviceSettings, section: Section): readonly SettingsName[] {
  const { kind } = settings;
  return SETTINGS_FIELDS[kind]
    .filter((field) => field.type === "number" && field.section === section)
    .map(({ name }) => name);
}

/** The limits that an owner sets. */
export function ThresholdsSection({ settings }: { settings: DeviceSettings }) {
  const say = useMessages();
  const { kind } = settings;
  const [first, ...others] = useNumbers(settings, "thresholds");
  const detailOf = (name: SettingsName) =>
    name === "high_speed" || name === "medium_speed" ? say(`number.${name}.detail`) : undefined;
  const fields = (names: readonly SettingsName[]) =>
    names.map((name) => (
      <SettingsField key={name} settings={settings} name={name} description={detailOf(name)} />
    ));
  return (
    <SettingsSection
      settings={settings}
      section="thresholds"
      title={say("settings.section.thresholds")}
    >
      {first !== undefined && fields([first])}
      {kind === "gps" ? fields(others) : <FormRow>{fields(others)}</FormRow>}
      {kind === "obd" && (
        <div className="settings-fuel">
          <SettingsField settings={settings} name="fuel_capacity" />
          <FuelUnit settings={settings} />
        </div>
      )}
    </SettingsSection>
  );
}

/** The unit of the capacity. Changing it does not change the amount of fuel. */
function FuelUnit({ settings }: { settings: DeviceSettings }) {
  const say = useMessages();
  const { value, stored, isEdited, errorMessage, onChange } = useSettingsField(
    settings,
    "fuel_capacity_unit",
  );
  return (
    <RadioCards
      id="fuel_capacity_unit"
      label={say("fuel.unit")}
      isRow
      value={value}
      onChange={onChange}
      errorMessage={errorMessage}
      note={
        <PreviousValue
          value={isEdited ? say(stored === "liter" ? "fuel.liter" : "fuel.gallon") : null}
        />
      }
      cards={[
        { value: "gallon", title: say("fuel.gallon") },
        { value: "liter", title: say("fuel.liter") },
      ]}
    />
  );
}

const isCrash = (name: SettingsName) => /^(threshold|samples)_/.test(name);

/** The raw calibration values of an OBD device. */
export function ExpertSection({ settings }: { settings: DeviceSettings }) {
  const say = useMessages();
  const names = useNumbers(settings, "expert");
  const group = (
    title: "settings.expert.harsh" | "settings.expert.crash",
    isIncluded: typeof isCrash,
  ) => (
    <>
      <h4 className="settings-group">{say(title)}</h4>
      <FormRow>
        {names.filter(isIncluded).map((name) => (
          <SettingsField key={name} settings={settings} name={name} />
        ))}
      </FormRow>
    </>
  );
  return (
    <SettingsSection
      settings={settings}
      section="expert"
      title={say("settings.section.expert")}
      isFolding
    >
      <p className="settings-lead">{say("settings.expertLead")}</p>
      {group("settings.expert.harsh", (name) => !isCrash(name))}
      {group("settings.expert.crash", isCrash)}
    </SettingsSection>
  );
}
