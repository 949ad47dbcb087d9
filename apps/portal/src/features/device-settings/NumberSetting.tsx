import { useFormats, useMessages, type useSettingsField } from "@waypost/hooks";
import type { DeviceSettingsInput } from "@waypost/hooks/flows";
import type { NumberSettingsField } from "@waypost/hooks/rules";
import { NumberField } from "@waypost/ui/NumberField";
import { Slider } from "@waypost/ui/Slider";
import type { ReactNode } from "react";
import { PreviousValue } from "./PreviousValue.tsx";

/** A number: a slider if it has documented bounds, otherwise a field. */
export function NumberSetting(props: {
  field: NumberSettingsField;
  /** The unit of speeds. */
  unit: DeviceSettingsInput["unit"];
  input: ReturnType<typeof useSettingsField>;
  description?: ReactNode;
}) {
  const { field, unit, input, description } = props;
  const say = useMessages();
  const { min, max, step, name } = field;
  const { number } = useFormats();
  const localText = (text: string) => (text.trim() === "" ? text : number(Number(text)));
  const shown = {
    id: name,
    label: say(field.label),
    unit: useUnitText(field.unit, unit),
    value: input.value.trim() === "" ? NaN : Number(input.value),
    onChange: (value: number) => input.onChange(numberText(value)),
    onInvalid: input.onChange,
    invalidMessage: say("settings.numberInvalid"),
    errorMessage: input.errorMessage,
    description,
    note: <PreviousValue value={input.isEdited ? localText(input.stored) : null} />,
  };
  if (min !== undefined && max !== undefined)
    return <Slider {...shown} minValue={min} maxValue={max} step={step} />;
  return <NumberField {...shown} isExact />;
}

function useUnitText(
  unit: NumberSettingsField["unit"],
  speed: DeviceSettingsInput["unit"],
): string | undefined {
  const say = useMessages();
  switch (unit) {
    case "speed":
      return speed;
    case "percent":
      return say("unit.percent");
    case "minutes":
      return say("unit.minutes");
    case "8ms":
      return say("unit.8ms");
    case "samples":
      return say("unit.samples");
    case "fuel":
    case "none":
      return undefined;
  }
}

/** Formats a number as typed, never as "1e-7"; "" if there is none. */
const numberText = (value: number): string =>
  Number.isNaN(value)
    ? ""
    : value.toLocaleString("en-US", { useGrouping: false, maximumFractionDigits: 20 });
