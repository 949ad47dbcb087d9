import {
  useCarrierNames,
  useMessages,
  useMobileProviders,
  useSettingsField,
  type DeviceSettings,
} from "@waypost/hooks";
import { emailFromPaste, type SettingsName } from "@waypost/hooks/rules";
import { SearchableSelect } from "@waypost/ui/SearchableSelect";
import { TextField } from "@waypost/ui/TextField";
import type { ReactNode } from "react";
import { PhoneInput } from "../../app/PhoneInput.tsx";
import { NumberSetting } from "./NumberSetting.tsx";
import { PreviousValue } from "./PreviousValue.tsx";

interface SettingsFieldProps {
  settings: DeviceSettings;
  name: SettingsName;
  description?: ReactNode;
  /** Shown, but not editable. */
  isReadOnly?: boolean;
}

/** One field of the settings, as the table of fields describes it. */
export function SettingsField(props: SettingsFieldProps) {
  const { settings, name, description, isReadOnly = false } = props;
  const say = useMessages();
  const input = useSettingsField(settings, name);
  const { field, value, errorMessage, onChange } = input;
  if (field === undefined) return null;
  const note = <PreviousValue value={input.isEdited ? input.stored : null} />;
  const texts = { id: name, description, errorMessage, note, value, onChange };
  switch (field.type) {
    case "text":
      return (
        <TextField
          {...texts}
          label={say(field.label)}
          inputMode={name === "email" ? "email" : "text"}
          {...(name === "email" && { pasteTransform: emailFromPaste })}
          autoComplete="off"
        />
      );
    case "phone":
      // The flow filters the input as documented. If it rejects the input, the value does not
      // change.
      return (
        <PhoneInput
          {...texts}
          label={say(field.label)}
          inputMode="numeric"
          autoComplete="off"
          isReadOnly={isReadOnly}
        />
      );
    case "carrier":
      if (isReadOnly) return <TextField {...texts} label={say(field.label)} isReadOnly />;
      return (
        <Carrier
          settings={settings}
          id={name}
          label={say(field.label)}
          {...{ input, description }}
        />
      );
    case "number":
    case "capacity":
      return (
        <NumberSetting
          field={field}
          unit={settings.run.getState().form.unit}
          {...{ input, description }}
        />
      );
    default:
      return null;
  }
}

function Carrier(props: {
  settings: DeviceSettings;
  id: string;
  label: string;
  input: ReturnType<typeof useSettingsField>;
  description: ReactNode;
}) {
  const { settings, id, label, input, description } = props;
  const say = useMessages();
  const { data, isPending } = useMobileProviders();
  const names = useCarrierNames(settings);
  return (
    <SearchableSelect
      {...{ id, label, description }}
      errorMessage={input.errorMessage}
      value={input.value === "" ? null : input.value}
      onChange={input.onChange}
      isLoading={isPending}
      showsId
      takesOwnText={data.length === 0}
      options={names.map((name) => ({ id: name, label: name }))}
      labels={{
        loading: say("settings.loadingCarriers"),
        noMatch: say("field.noMatch"),
        more: (count) => say("field.more", { count }),
      }}
    />
  );
}
