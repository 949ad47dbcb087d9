import {
  selectedDevices,
  useIsCardLost,
  useMessages,
  useTask,
  useTaskArgs,
  useTaskCard,
  type MultiReactivationShape,
  type TaskRun,
} from "@waypost/hooks";
import { Button } from "@waypost/ui/Button";
import { Form, FormActions } from "@waypost/ui/Form";
import { useState } from "react";
import { FieldErrorSummary } from "../../app/FieldErrorSummary.tsx";
import { submitting } from "../../app/submitting.ts";
import { NewCard } from "../card/NewCard.tsx";
import { ReactivatedDevice } from "./ReactivatedDevice.tsx";

/** As many devices as are drawn at a time. */
const PAGE = 20;

/** The second stage: a plan for each device, and the card that pays for all. */
export function PlansAndCard({ run }: { run: TaskRun<MultiReactivationShape> }) {
  const say = useMessages();
  const { submit, back, failure } = useTask(run);
  const args = useTaskArgs(run);
  const [isLost] = useState(useIsCardLost(run));
  const [shown, setShown] = useState(PAGE);
  const card = useTaskCard(run);
  const devices = args === null ? [] : selectedDevices(args);
  const more = Math.min(PAGE, devices.length - shown);
  return (
    <Form onSubmit={submitting(submit)}>
      {devices.slice(0, shown).map((device, index) => (
        <ReactivatedDevice key={`${device.imei} ${String(index)}`} run={run} device={device} />
      ))}
      {more > 0 && (
        <Button variant="add" onPress={() => setShown(shown + PAGE)}>
          {say("reactivation.moreDevices", { count: String(more) })}
        </Button>
      )}
      {isLost && <p className="wp-note">{say("lost.card")}</p>}
      <NewCard card={card} codeKey={failure?.text ?? ""} />
      <FormActions>
        <Button variant="quiet" onPress={back}>
          {say("action.previous")}
        </Button>
        <Button type="submit" variant="primary">
          {say("action.update")}
        </Button>
      </FormActions>
      <FieldErrorSummary runner={run} />
    </Form>
  );
}
