import {
  useDeviceImei,
  useDeviceName,
  useDevices,
  useMessages,
  useRegistration,
  useRegistrationField,
} from "@waypost/hooks";
import { Button, Form, Text, Tick } from "./fields.tsx";
import { Plan } from "./Plan.tsx";

/** One to four devices, each with its name and plan, and the unit for all of them. */
export function Devices() {
  const say = useMessages();
  const registration = useRegistration();
  const { ids, canAdd, canRemove, add, remove } = useDevices();
  if (registration.phase !== "devices") return null;
  return (
    <Form onSubmit={registration.submit}>
      {ids.map((id, index) => (
        <fieldset key={id}>
          <legend>{say("devices.row", { number: index + 1 })}</legend>
          <Imei id={id} />
          <Name id={id} />
          <Plan id={id} />
          {canRemove && <Button text="action.remove" onPress={() => remove(id)} />}
        </fieldset>
      ))}
      {canAdd && <Button text="devices.add" onPress={add} />}
      <Unit />
      <Button text="action.previous" onPress={registration.back} />
      <Button text="action.next" />
    </Form>
  );
}

function Unit() {
  const say = useMessages();
  const { value, errorMessage, onChange } = useRegistrationField("unit");
  return (
    <fieldset>
      <legend>{say("unit.label")}</legend>
      {(["KMH", "MPH"] as const).map((unit) => (
        <Tick
          key={unit}
          type="radio"
          name="unit"
          checked={value === unit}
          onChange={() => onChange(unit)}
        >
          {say(`unit.${unit}`)}
        </Tick>
      ))}
      <strong>{errorMessage}</strong>
    </fieldset>
  );
}

function Imei({ id }: { id: string }) {
  const say = useMessages();
  const { defaultValue, errorMessage, onChange, onBlur, ...row } = useDeviceImei(id);
  return (
    <>
      <Text {...{ defaultValue, errorMessage, onChange, onBlur }} label="imei.label" />
      <output>
        {row.isChecking && say("imei.checking")}
        {row.device !== null && say("imei.valid", row.device)} {row.advice}
      </output>
      {row.reactivatePath !== null && (
        <a href={`#${row.reactivatePath}`} target="_blank" rel="noopener noreferrer">
          {say("imei.reactivate")}
        </a>
      )}
      {row.canCheckAgain && <Button text="action.retry" onPress={row.checkAgain} />}
    </>
  );
}

const Name = ({ id }: { id: string }) => <Text {...useDeviceName(id)} label="device_name.label" />;
