import { Button } from "@/components/ui/button";
import { Field, FieldLabel } from "@/components/ui/field";
import { RadioGroup } from "@/components/ui/radio-group";
import { Switch } from "@/components/ui/switch";
import {
  useCarrierNames,
  useMessages,
  useSecondPhone,
  useSettingsField,
  type DeviceSettings,
} from "@waypost/hooks";
import { SETTINGS_FIELDS, type SettingsField } from "@waypost/hooks/rules";
import { useId } from "react";
import { ChoiceCard, ListField, TextField } from "@/components/waypost-fields";

interface Of<Field extends SettingsField = SettingsField> {
  settings: DeviceSettings;
  field: Field;
}

/** One setting, by its type. The icon is left to a page of your own. */
export function Setting({ settings, field }: Of) {
  switch (field.type) {
    case "text":
    case "phone":
    case "carrier":
    case "fuel-unit":
    case "number":
    case "capacity":
      return <Typed settings={settings} field={field} />;
    case "flag":
      return <Flag settings={settings} field={field} />;
    default:
      return null;
  }
}

type TypedField = Exclude<
  SettingsField,
  { type: "flag" | "alert" | "read-only" } | { type: "trip-mode" | "icon" }
>;

function Typed({ settings, field }: Of<TypedField>) {
  const say = useMessages();
  const setting = useSettingsField(settings, field.name);
  const names = useCarrierNames(settings);
  const { isEdited, stored } = setting;
  const hasUnit = "unit" in field && field.unit === "speed";
  const texts = {
    field: setting,
    label: say(field.label) + (hasUnit ? ` (${settings.run.getState().form.unit})` : ""),
    description: isEdited && stored !== "" ? say("settings.was", { value: stored }) : undefined,
  };
  switch (field.type) {
    case "text":
      return <TextField {...texts} autoComplete="off" />;
    case "phone":
      return <TextField {...texts} type="tel" autoComplete="off" />;
    case "carrier":
      return <ListField {...texts} options={names.length > 0 ? names : undefined} />;
    case "fuel-unit":
      return (
        <ListField
          {...texts}
          options={[
            ["gallon", say("fuel.gallon")],
            ["liter", say("fuel.liter")],
          ]}
        />
      );
    default:
      return <TextField {...texts} inputMode="decimal" autoComplete="off" />;
  }
}

function Flag({ settings, field }: Of<Extract<SettingsField, { type: "flag" }>>) {
  const say = useMessages();
  const id = useId();
  const { value, onChange } = useSettingsField(settings, field.name);
  return (
    <Field orientation="horizontal">
      <FieldLabel id={id}>{say(field.label)}</FieldLabel>
      <Switch aria-labelledby={id} isSelected={value} onChange={onChange} />
    </Field>
  );
}

/** A new reading of the odometer. It starts empty, because the stored reading is not edited. */
export function Odometer({ settings }: { settings: DeviceSettings }) {
  const say = useMessages();
  const odometer = useSettingsField(settings, "odometer");
  const { stored } = odometer;
  const current = stored === "" ? "" : `${say("odometer.current", { value: stored })}. `;
  return (
    <TextField
      label={`${say("odometer.label")} (${odometer.unitLabel})`}
      field={odometer}
      description={current + say("odometer.blank")}
      inputMode="decimal"
      autoComplete="off"
    />
  );
}

/** The way a tracker detects the start and end of a trip. */
export function TripMode({ settings }: { settings: DeviceSettings }) {
  const say = useMessages();
  const { value, onChange, isEmailOnly } = useSettingsField(settings, "trip-mode");
  return (
    <RadioGroup
      aria-label={say("trip.mode")}
      value={value}
      onChange={(mode) => onChange(mode === "gsensor" ? "gsensor" : "coordinate")}
      className="sm:grid-cols-2"
    >
      <ChoiceCard
        value="gsensor"
        title={say("trip.gsensor")}
        detail={isEmailOnly ? say("trip.emailOnly.detail") : undefined}
      />
      <ChoiceCard value="coordinate" title={say("trip.coordinate")} />
    </RadioGroup>
  );
}

export const isOfSecondPhone = ({ name }: SettingsField) =>
  name === "secondary_mobile_carrier" || name === "secondary_phone";

/** The second phone, which is shown if the device has one or after a press of the button. */
export function SecondPhone({ settings }: { settings: DeviceSettings }) {
  const say = useMessages();
  const { isShown, isLocked, canRemove, add, remove } = useSecondPhone(settings);
  return (
    <>
      {isShown && (
        <fieldset disabled={isLocked} className="grid gap-4">
          {SETTINGS_FIELDS[settings.kind].filter(isOfSecondPhone).map((field) => (
            <Setting key={field.name} {...{ settings, field }} />
          ))}
        </fieldset>
      )}
      {(canRemove || !isShown) && (
        <Button variant="ghost" className="justify-self-start" onPress={isShown ? remove : add}>
          {say(isShown ? "settings.removeSecondPhone" : "settings.addSecondPhone")}
        </Button>
      )}
    </>
  );
}
