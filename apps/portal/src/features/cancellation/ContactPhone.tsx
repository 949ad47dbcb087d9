import { useLocale, useMessages, useTaskField } from "@waypost/hooks";
import type { cancellation, ShapeOf } from "@waypost/hooks/flows";
import { NativeSelect } from "@waypost/ui/NativeSelect";
import { TextField } from "@waypost/ui/TextField";
import { useMemo, useState } from "react";
import {
  callingCode,
  countryNames,
  hasCode,
  nationalText,
  PHONE_COUNTRIES,
  phoneCountry,
  readPhone,
} from "./phone-number.ts";
import type { TaskOnForm } from "../task/task-page-props.ts";

/** Returns the names of all countries in the language of the page, with their calling codes. */
function useCountryOptions() {
  const locale = useLocale();
  return useMemo(() => {
    const nameOf = countryNames(locale);
    const { compare } = new Intl.Collator(locale);
    const named = PHONE_COUNTRIES.map((country) => ({ country, name: nameOf(country) }));
    const options = named
      .toSorted((one, other) => compare(one.name, other.name))
      .map(({ country, name }) => ({
        value: country,
        label: `${name} (+${callingCode(country)})`,
      }));
    return { nameOf, options };
  }, [locale]);
}

/** A phone number of any country. A number with a country code selects its country. */
export function ContactPhone({ task }: { task: TaskOnForm<ShapeOf<typeof cancellation>> }) {
  const say = useMessages();
  const { nameOf, options } = useCountryOptions();
  const phone = useTaskField(task, "phone");
  const place = useTaskField(task, "phoneCountry");
  const country = phoneCountry(place.value);
  const [text, setText] = useState(() => nationalText(phone.value, country));
  const [wasLeft, setLeft] = useState(phone.value !== "");
  const read = (typed: string, chosen = country) => {
    const reading = readPhone(typed, chosen);
    if (reading.phone !== phone.value) phone.onChange(reading.phone);
    if (reading.country !== place.value) place.onChange(reading.country);
  };
  const isUnlikely = wasLeft && phone.value !== "" && !readPhone(text, country).isLikely;
  return (
    <>
      <NativeSelect
        id="phoneCountry"
        autoComplete="country"
        label={say("cancellation.country")}
        options={options}
        value={country}
        onChange={(value) => read(hasCode(text, country) ? "" : text, phoneCountry(value))}
      />
      <TextField
        id="phone"
        label={say("cancellation.phone")}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hasNumbers
        errorMessage={phone.errorMessage}
        note={isUnlikely && say("cancellation.phoneUnlikely", { country: nameOf(country) })}
        value={text}
        onChange={(typed) => {
          setText(typed);
          setLeft(false);
          read(typed);
        }}
        onBlur={() => {
          setLeft(true);
          if (phone.value !== "") setText(nationalText(phone.value, country));
        }}
      />
    </>
  );
}
