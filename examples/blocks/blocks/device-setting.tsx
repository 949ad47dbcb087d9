import { Button } from "@/components/ui/button";
import { Field, FieldLabel } from "@/components/ui/field";
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
import { TextOrList } from "@/components/waypost-field";

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
  const { input, errorMessage, isEdited, stored } = useSettingsField(settings, field.name);
  const names = useCarrierNames(settings);
  const hasUnit = "unit" in field && field.unit === "speed";
  const mode = { text: "text", phone: "tel" } as const;
  return (
    <TextOrList
      label={say(field.label) + (hasUnit ? ` (${settings.runner.getState().unit})` : "")}
      description={isEdited && stored !== "" ? say("settings.was", { value: stored }) : undefined}
      text={{
        autoComplete: "off",
        inputMode: field.type === "text" || field.type === "phone" ? mode[field.type] : "decimal",
      }}
      options={
        field.type === "fuel-unit"
          ? (["gallon", "liter"] as const).map((unit) => [unit, say(`fuel.${unit}`)] as const)
          : field.type === "carrier" && names.length > 0
            ? names
            : undefined
      }
      {...{ input, errorMessage }}
    />
  );
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
  const { input, errorMessage, unitLabel, stored } = useSettingsField(settings, "odometer");
  const current = stored === "" ? "" : `${say("odometer.current", { value: stored })}. `;
  return (
    <TextOrList
      label={`${say("odometer.label")} (${unitLabel})`}
      description={current + say("odometer.blank")}
      text={{ inputMode: "decimal", autoComplete: "off" }}
      {...{ input, errorMessage }}
    />
  );
}

/** The way a tracker detects the start and end of a trip. */
export function TripMode({ settings }: { settings: DeviceSettings }) {
  const say = useMessages();
  const { value, onChange, isEmailOnly } = useSettingsField(settings, "trip-mode");
  return (
    <TextOrList
      label={say("trip.mode")}
      description={isEmailOnly ? say("trip.emailOnly.detail") : undefined}
      errorMessage={undefined}
      input={{
        value: value ?? "",
        onChange: (event: { currentTarget: { value: string } }) =>
          onChange(event.currentTarget.value === "gsensor" ? "gsensor" : "coordinate"),
      }}
      options={[
        ["gsensor", say("trip.gsensor")],
        ["coordinate", say("trip.coordinate")],
      ]}
    />
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
