import { useMessages, useRegistrationField } from "@waypost/hooks";
import { RadioCards } from "@waypost/ui/RadioCards";

/** The unit of speed and distance of all devices. */
export function Units() {
  const say = useMessages();
  const { value, onChange, errorMessage } = useRegistrationField("unit");
  return (
    <RadioCards
      id="unit"
      isRow
      label={say("unit.label")}
      description={say("unit.hint")}
      value={value}
      onChange={(chosen) => onChange(chosen === "MPH" ? "MPH" : "KMH")}
      errorMessage={errorMessage}
      cards={[
        { value: "KMH", title: say("unit.KMH") },
        { value: "MPH", title: say("unit.MPH") },
      ]}
    />
  );
}
