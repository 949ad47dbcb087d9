import { useLocale, useMessages, type Control, type useSettingsField } from "@waypost/hooks";
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
  const localText = useLocalText();
  const shown = {
    id: name,
    label: say(field.label),
    unit: useUnitText(field.unit, unit),
    ...typedNumber(input),
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

/** A stored number as the reader writes it. */
export function useLocalText(): (text: string) => string {
  const locale = readerLocale(useLocale());
  return (text) => {
    const digits = text.split(".")[1]?.length ?? 0;
    const options = { ...EXACT, minimumFractionDigits: digits };
    return text.trim() === "" ? text : Number(text).toLocaleString(locale, options);
  };
}

/** The props of a field for a number that is stored as text. A text of unclear meaning is refused. */
export const typedNumber = ({ value, onChange }: Pick<Control, "value" | "onChange">) => ({
  value: value.trim() === "" ? NaN : Number(value),
  onChange: (number: number) => onChange(numberText(number)),
  onInvalid: () => onChange(UNCLEAR),
});

/** No rule accepts it, but the typed text could be the number that was not meant: `12.345`. */
const UNCLEAR = "?";

const EXACT = { useGrouping: false, maximumFractionDigits: 20 };

/** Formats a number as typed, never as "1e-7"; "" if there is none. */
const numberText = (value: number): string =>
  Number.isNaN(value) ? "" : value.toLocaleString("en-US", EXACT);

/**
 * The locale in which the reader writes numbers: the first that the browser names in the language
 * of the page with a region. Spain and Mexico write `12.345` for different numbers.
 */
export const readerLocale = (
  locale: string,
  tags: readonly string[] | undefined = globalThis.languageTags,
): string =>
  tags?.find((tag) => tag.startsWith(locale.slice(0, 3)) && REGIONAL.test(tag)) ?? locale;

const REGIONAL = /^[a-z]{2}-([A-Z]{2}|\d{3})$/;
