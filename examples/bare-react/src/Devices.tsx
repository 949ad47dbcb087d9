import { useDeviceImei, useDeviceList, useDeviceName, useMessages } from "@waypost/hooks";
import { Button, Form, Text, Tick } from "./fields.tsx";
import { Plan } from "./Plan.tsx";

/** One to four devices, each with its name and plan, and the unit for all of them. */
export function Devices() {
  const say = useMessages();
  const list = useDeviceList();
  return (
    <Form onSubmit={list.submit}>
      {list.ids.map((id, index) => (
        <fieldset key={id}>
          <legend>{say("devices.row", { number: index + 1 })}</legend>
          <Imei id={id} />
          <Name id={id} />
          <Plan id={id} />
          {list.canRemove && <Button text="action.remove" onPress={() => list.remove(id)} />}
        </fieldset>
      ))}
      {list.canAdd && <Button text="devices.add" onPress={list.add} />}
      <fieldset>
        <legend>{say("unit.label")}</legend>
        {(["KMH", "MPH"] as const).map((unit) => (
          <Tick
            key={unit}
            group="unit"
            isSelected={list.unit === unit}
            onChange={() => list.chooseUnit(unit)}
          >
            {say(`unit.${unit}`)}
          </Tick>
        ))}
        <strong>{list.unitError}</strong>
      </fieldset>
      <Button text="action.previous" onPress={list.previous} />
      <Button text="action.next" />
    </Form>
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
