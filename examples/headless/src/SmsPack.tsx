import { useFormats, useMessages, useTask, useTaskField, type TaskView } from "@waypost/hooks";
import { smsPack, type ShapeOf } from "@waypost/hooks/flows";
import { packName } from "@waypost/hooks/rules";
import { Actions, Button, Card, Panel, Tick } from "./elements.tsx";
import { Question } from "./Outcomes.tsx";

/** Buys a pack of SMS alerts, which is charged to the card on file. */
export function SmsPack({ customerId }: { customerId: string }) {
  const say = useMessages();
  return (
    <>
      <h1 className="text-3xl font-bold">{say("sms.title")}</h1>
      <Task customerId={customerId} />
    </>
  );
}

function Task({ customerId }: { customerId: string }) {
  const say = useMessages();
  const task = useTask(smsPack, { customerId });
  switch (task.phase) {
    case "restoring":
    case "loading":
    case "sending":
      return <output className="mt-6 block">{task.message}</output>;
    case "load-failed":
      return (
        <Panel isAlert title={task.failure.text}>
          <Actions>
            <Button onClick={task.refetch}>{say("action.retry")}</Button>
          </Actions>
        </Panel>
      );
    case "stage":
    case "preparing":
      return <Packs task={task} />;
    case "reviewing":
      return <Question {...task} title={say("packs.sure")} />;
    case "reading-back":
    case "unknown":
      return (
        <Panel isAlert title={task.title}>
          <p>
            {task.message} {task.next}
          </p>
          <Actions>
            <Button onClick={task.startOver}>{say("task.startOver")}</Button>
            {task.canTryAgain && (
              <Button onClick={task.tryAgain}>{say("unknown.sendAgain")}</Button>
            )}
            {task.canLookAgain && <Button onClick={task.lookAgain}>{say("unknown.again")}</Button>}
          </Actions>
        </Panel>
      );
    case "done":
      return (
        <Panel title={task.receipt.message}>
          {task.receipt.review.rows.map(({ label }) => (
            <p key={label}>{label}</p>
          ))}
          <p>{task.receipt.alsoSaid}</p>
          <Actions>
            <Button onClick={task.startOver}>{say("packs.again")}</Button>
          </Actions>
        </Panel>
      );
  }
}

function Packs({ task }: { task: TaskView<ShapeOf<typeof smsPack>, "stage" | "preparing"> }) {
  const say = useMessages();
  const { price } = useFormats();
  const choice = useTaskField(task, "pack");
  const renewal = useTaskField(task, "isRenewed");
  return (
    <form noValidate onSubmit={(event) => (event.preventDefault(), task.submit())}>
      <Card title={say("packs.choose")}>
        <p>{say("sms.lead")}</p>
        {task.data.packs.map(({ id, name, price: dollars }) => (
          <Tick
            key={id}
            type="radio"
            label={`${packName(name)}, ${price(dollars).money}`}
            input={{
              name: "pack",
              checked: choice.value === id,
              onChange: () => choice.onChange(id),
            }}
          />
        ))}
        <Tick label={say("sms.renewal")} input={renewal.input} />
        <p className="text-sm">
          {say("sms.renewalNote")}{" "}
          {task.data.refill !== null && say("task.refill", price(task.data.refill))}
        </p>
        <p role="alert" className="text-red-700 dark:text-red-300">
          {choice.errorMessage} {task.failure?.text}
        </p>
        <Actions>
          <Button isPrimary type="submit">
            {say("sms.buy")}
          </Button>
        </Actions>
      </Card>
    </form>
  );
}
