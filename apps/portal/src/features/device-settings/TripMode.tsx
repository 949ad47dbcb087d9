import { useMessages, useTripMode, type DeviceSettingsRun } from "@waypost/hooks";
import { RadioCards } from "@waypost/ui/RadioCards";

/** How a tracker tells that a trip starts or ends. */
export function TripMode({ run }: { run: DeviceSettingsRun }) {
  const say = useMessages();
  const { mode, isEmailOnly, choose } = useTripMode(run);
  const gsensor = say("trip.gsensor");
  return (
    <RadioCards
      id="trip_sensor"
      label={say("trip.mode")}
      isRow
      value={mode}
      onChange={(value) => choose(value === "gsensor" ? "gsensor" : "coordinate")}
      cards={[
        { value: "gsensor", title: isEmailOnly ? `${gsensor} ${say("trip.emailOnly")}` : gsensor },
        { value: "coordinate", title: say("trip.coordinate") },
      ]}
    />
  );
}
