import {
  useCarrierNames,
  useMessages,
  useMobileProviders,
  useSettingsInput,
  type DeviceSettingsRun,
} from "@waypost/hooks";
import type { SettingsName } from "@waypost/hooks/rules";
import { SearchableSelect } from "@waypost/ui/SearchableSelect";
import { TextField } from "@waypost/ui/TextField";
import type { ReactNode } from "react";
import { NumberSetting } from "./NumberSetting.tsx";
import { Was } from "./Was.tsx";

interface SettingsFieldProps {
  run: DeviceSettingsRun;
  name: SettingsName;
  description?: ReactNode;
  /** Shown, but not editable. */
  isReadOnly?: boolean;
}

/** One field of the settings, as the table of fields describes it. */
export function SettingsField(props: SettingsFieldProps) {
  const { run, name, description, isReadOnly = false } = props;
  const say = useMessages();
  const input = useSettingsInput(run, name);
  const { field, value, errorMessage, onChange } = input;
  if (field === undefined) return null;
  const note = <Was was={input.was} />;
  const texts = { id: name, description, errorMessage, note, value, onChange };
  switch (field.type) {
    case "text":
      return (
        <TextField
          {...texts}
          label={say(field.label)}
          inputMode={name === "email" ? "email" : "text"}
          autoComplete="off"
        />
      );
    case "phone":
      // The flow filters the input as documented: where it accepts nothing, the value stays as it
      // was.
      return (
        <TextField
          {...texts}
          label={say(field.label)}
          type="tel"
          inputMode="numeric"
          autoComplete="off"
          isReadOnly={isReadOnly}
          hasNumbers
        />
      );
    case "carrier":
      if (isReadOnly) return <TextField {...texts} label={say(field.label)} isReadOnly />;
      return <Carrier run={run} id={name} label={say(field.label)} {...{ input, description }} />;
    case "number":
    case "capacity":
      return <NumberSetting field={field} unit={run.getState().unit} {...{ input, description }} />;
    default:
      return null;
  }
}

function Carrier(props: {
  run: DeviceSettingsRun;
  id: string;
  label: string;
  input: ReturnType<typeof useSettingsInput>;
  description: ReactNode;
}) {
  const { run, id, label, input, description } = props;
  const say = useMessages();
  const { data, isPending } = useMobileProviders();
  const names = useCarrierNames(run);
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
