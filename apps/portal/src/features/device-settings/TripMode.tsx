import { useMessages, useSettingsField, type DeviceSettings } from "@waypost/hooks";
import { RadioCards } from "@waypost/ui/RadioCards";
import { PreviousValue } from "./PreviousValue.tsx";

/** The way a tracker detects the start and end of a trip. */
export function TripMode({ settings }: { settings: DeviceSettings }) {
  const say = useMessages();
  const {
    value: mode,
    stored,
    isEdited,
    isEmailOnly,
    onChange,
  } = useSettingsField(settings, "trip-mode");
  const gsensor = say("trip.gsensor");
  const was = stored === null ? "" : say(`trip.${stored}`);
  return (
    <RadioCards
      id="trip_sensor"
      label={say("trip.mode")}
      isRow
      note={<PreviousValue value={isEdited ? was : null} />}
      value={mode}
      onChange={(value) => onChange(value === "gsensor" ? "gsensor" : "coordinate")}
      cards={[
        isEmailOnly
          ? {
              value: "gsensor",
              title: `${gsensor} ${say("trip.emailOnly")}`,
              detail: say("trip.emailOnly.detail"),
            }
          : { value: "gsensor", title: gsensor },
        { value: "coordinate", title: say("trip.coordinate") },
      ]}
    />
  );
}
