import {
  selectedDevices,
  useMessages,
  useTask,
  useTaskArgs,
  type MultiReactivationShape,
  type TaskRun,
} from "@waypost/hooks";
import { Button } from "@waypost/ui/Button";
import { Form, FormActions } from "@waypost/ui/Form";
import { useState } from "react";
import { FieldErrorSummary } from "../../app/FieldErrorSummary.tsx";
import { submitting } from "../../app/submitting.ts";
import { TaskCard } from "../card/TaskCard.tsx";
import { useAnotherCard } from "../card/use-another-card.ts";
import { Refusal } from "../task/Refusal.tsx";
import { DevicePlan } from "./DevicePlan.tsx";

/** As many devices as are drawn at a time. */
const PAGE = 20;

/** The second stage: a plan for each device, and the card that pays for all. */
export function PlansAndCard({ run }: { run: TaskRun<MultiReactivationShape> }) {
  const say = useMessages();
  const { submit, back } = useTask(run);
  const args = useTaskArgs(run);
  const [shown, setShown] = useState(PAGE);
  const { count, changeCard } = useAnotherCard(run);
  const devices = args === null ? [] : selectedDevices(args);
  const more = Math.min(PAGE, devices.length - shown);
  return (
    <Form onSubmit={submitting(submit)}>
      <h2 className="wp-heading" data-level="2">
        {say("reactivation.choosePlans")}
      </h2>
      {devices.slice(0, shown).map((device, index) => (
        <DevicePlan key={`${device.imei} ${String(index)}`} run={run} device={device} />
      ))}
      {more > 0 && (
        <Button variant="add" onPress={() => setShown(shown + PAGE)}>
          {say("reactivation.moreDevices", { count: String(more) })}
        </Button>
      )}
      <h2 className="wp-heading" data-level="2">
        {say("reactivation.payment")}
      </h2>
      <TaskCard key={count} run={run} isAnother={count > 0} />
      <FormActions>
        <Button variant="quiet" onPress={back}>
          {say("action.previous")}
        </Button>
        <Button type="submit" variant="primary">
          {say("action.update")}
        </Button>
      </FormActions>
      <Refusal run={run} actions={<Button onPress={changeCard}>{say("card.another")}</Button>} />
      <FieldErrorSummary runner={run} />
    </Form>
  );
}
