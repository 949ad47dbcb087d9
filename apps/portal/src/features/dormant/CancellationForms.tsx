import {
  dormantDevice,
  useMessages,
  useTask,
  useTaskArgs,
  useTaskChoice,
  type DormantCancellationShape,
  type TaskRun,
} from "@waypost/hooks";
import { groupImei } from "@waypost/hooks/rules";
import { Button } from "@waypost/ui/Button";
import { EmptyState } from "@waypost/ui/EmptyState";
import { Form, FormActions } from "@waypost/ui/Form";
import { Select } from "@waypost/ui/Select";
import { shownDate } from "../../app/dates.ts";
import { FieldErrorSummary } from "../../app/FieldErrorSummary.tsx";
import { submitting } from "../../app/submitting.ts";
import { Refusal } from "../task/Refusal.tsx";
import { SimCard } from "./SimCard.tsx";

type Props = { run: TaskRun<DormantCancellationShape> };

/** The first stage: which of the devices in dormant mode. */
export function DormantChoice({ run }: Props) {
  const say = useMessages();
  const { submit } = useTask(run);
  const devices = useTaskArgs(run)?.data.devices ?? [];
  const { value, errorMessage, edit } = useTaskChoice(run, "imei");
  if (devices.length === 0) return <EmptyState title={say("dormantCancel.empty")} />;
  return (
    <Form onSubmit={submitting(submit)}>
      <Select
        id="imei"
        label={say("dormantCancel.choose")}
        placeholder={say("field.choose")}
        value={value === "" ? null : value}
        onChange={edit}
        errorMessage={errorMessage}
        options={devices.map(({ imei, end_date }) => ({
          id: imei,
          label: groupImei(imei),
          ...(end_date !== null && {
            detail: say("dormantCancel.until", { date: shownDate(end_date) }),
          }),
        }))}
      />
      <FormActions>
        <Button type="submit" variant="primary">
          {say("action.continue")}
        </Button>
      </FormActions>
      <FieldErrorSummary runner={run} />
    </Form>
  );
}

/** The second stage: what is known of the device, and the button that leads to the question. */
export function DormantDetails({ run }: Props) {
  const say = useMessages();
  const { submit, back } = useTask(run);
  const args = useTaskArgs(run);
  const device = args && dormantDevice(args);
  if (device === null) return null;
  const { imei, iccid, email, customer_id, end_date } = device;
  return (
    <Form onSubmit={submitting(submit)}>
      <SimCard
        imei={imei}
        iccid={iccid}
        email={email}
        customerId={String(customer_id ?? args?.input.customerId)}
        state={{ tone: "neutral", label: say("dormantCancel.dormant") }}
        facts={[{ term: say("dormantCancel.endDate"), value: shownDate(end_date ?? "") }]}
      />
      <FormActions>
        <Button variant="quiet" onPress={back}>
          {say("action.previous")}
        </Button>
        <Button type="submit" variant="danger">
          {say("dormantCancel.cancel")}
        </Button>
      </FormActions>
      <Refusal run={run} />
    </Form>
  );
}
