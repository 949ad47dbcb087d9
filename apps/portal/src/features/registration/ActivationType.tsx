import { useDevices, useMessages, useRegistrationField } from "@waypost/hooks";
import { Button } from "@waypost/ui/Button";
import { Form } from "@waypost/ui/Form";
import { RadioCards } from "@waypost/ui/RadioCards";
import { useEffect, useRef } from "react";
import { Heading } from "../../app/Heading.tsx";
import { DeviceFields } from "./DeviceFields.tsx";
import { FieldErrorSummary } from "../../app/FieldErrorSummary.tsx";
import { ScanFirst } from "./scan/ScanImei.tsx";
import { StepActions } from "./StepActions.tsx";
import { submitting } from "../../app/submitting.ts";
import { useScreen } from "./use-screen.ts";

/** One to four devices, each with its name and plan. */
export default function ActivationType() {
  const say = useMessages();
  const screen = useScreen("devices");
  const { ids, canAdd, canRemove, add, remove } = useDevices();
  const focusRow = useRowFocus(ids);
  const addRow = () => {
    focusRow(ids.length);
    add();
  };
  const removeRow = (id: string, index: number) => {
    // Focuses the row that takes its place, or the last row.
    focusRow(Math.min(index, ids.length - 2));
    remove(id);
  };
  if (screen === null) return null;
  return (
    <Form onSubmit={submitting(screen.submit)}>
      <Heading>{say("devices.title")}</Heading>
      <FieldErrorSummary run={screen.run} />
      <ScanFirst id={ids[0] ?? ""} />
      {ids.map((id, index) => (
        <DeviceFields
          key={id}
          id={id}
          number={index + 1}
          onRemove={canRemove ? () => removeRow(id, index) : undefined}
        />
      ))}
      {canAdd && (
        <Button variant="add" onPress={addRow}>
          {say("devices.add")}
        </Button>
      )}
      <Units />
      <StepActions back={screen.back}>
        <Button type="submit" variant="primary">
          {say("action.next")}
        </Button>
      </StepActions>
    </Form>
  );
}

function Units() {
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

/** Moves the focus to a row after the rows have changed, because the pressed button may be gone. */
function useRowFocus(ids: readonly string[]): (index: number) => void {
  const wanted = useRef<number | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    const id = ids[wanted.current];
    wanted.current = null;
    if (id !== undefined) document.getElementById(`devices.${id}.imei`)?.focus();
  }, [ids]);
  return (index) => {
    wanted.current = index;
  };
}
