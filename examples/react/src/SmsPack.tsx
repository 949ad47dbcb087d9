import { useFormats, useMessages, useTask, useTaskField, type TaskView } from "@waypost/hooks";
import { smsPack, type ShapeOf } from "@waypost/hooks/flows";
import { accountPath, packName } from "@waypost/hooks/rules";
import { Button, LinkButton } from "@waypost/ui/Button";
import { ErrorPanel } from "@waypost/ui/ErrorPanel";
import { LoadingOverlay } from "@waypost/ui/LoadingOverlay";
import { PackCard, PackCards } from "@waypost/ui/PackCard";
import { Result } from "@waypost/ui/Result";
import { Switch } from "@waypost/ui/Switch";
import { useRoute } from "./address.ts";
import { Question } from "./Question.tsx";
import { Heading, Step } from "./Step.tsx";

type Task<Phase extends keyof TaskViews> = TaskView<ShapeOf<typeof smsPack>, Phase>;
type TaskViews = { [Phase in TaskView<ShapeOf<typeof smsPack>>["phase"]]: unknown };

/** Buys a pack of SMS alerts, which is charged to the card on file. */
export function SmsPack({ customerId }: { customerId: string }) {
  const say = useMessages();
  const task = useTask(smsPack, { customerId });
  switch (task.phase) {
    case "restoring":
    case "loading":
    case "sending":
      return <LoadingOverlay isLoading label={task.message} />;
    case "load-failed":
      return (
        <ErrorPanel
          title={say("failure.title")}
          message={task.failure.text}
          actions={<Button onPress={task.refetch}>{say("action.retry")}</Button>}
        />
      );
    case "form":
    case "preparing":
      return <Packs key={task.formKey} task={task} />;
    case "reviewing":
      return (
        <Question
          {...task}
          title={say("packs.sure")}
          labels={{ confirm: say("action.yes"), back: say("action.no") }}
        />
      );
    case "reading-back":
    case "unknown":
      return <Unknown task={task} />;
    case "done":
      return <Done task={task} />;
  }
}

function Packs({ task }: { task: Task<"preparing" | "form"> }) {
  const say = useMessages();
  const { price, priceParams } = useFormats();
  const pack = useTaskField(task, "pack");
  const renewal = useTaskField(task, "autoRenew");
  const { listed, refill } = task.data;
  return (
    <Step
      title={say("sms.title")}
      lead={say("sms.lead")}
      run={task.run}
      onSubmit={task.submit}
      next="sms.buy"
    >
      {task.failure !== null && (
        <ErrorPanel title={say("failure.title")} message={task.failure.text} />
      )}
      <PackCards
        id="pack"
        label={say("packs.choose")}
        value={pack.value}
        onChange={pack.onChange}
        errorMessage={pack.errorMessage}
      >
        {listed.map((one) => (
          <PackCard
            key={one.service_plan_id}
            name={packName(one.service_plan_name)}
            price={one.price === null ? "–" : price(one.price)}
            value={one.service_plan_id}
            isDisabled={one.price === null}
            labels={{ select: say("packs.select"), selected: say("packs.selected") }}
          />
        ))}
      </PackCards>
      <Switch
        isSelected={renewal.value}
        onChange={renewal.onChange}
        detail={[say("sms.renewalNote"), refill !== null && say("task.refill", priceParams(refill))]
          .filter(Boolean)
          .join(" ")}
      >
        {say("sms.renewal")}
      </Switch>
    </Step>
  );
}

/** No reply was received, so the page reports neither success nor failure. */
function Unknown({ task }: { task: Task<"reading-back" | "unknown"> }) {
  const say = useMessages();
  return (
    <LoadingOverlay isLoading={task.phase === "reading-back"} label={say("unknown.looking")}>
      <Heading>{say("sms.title")}</Heading>
      <Result
        tone={task.isApplied ? "pending" : "unknown"}
        title={task.title ?? undefined}
        message={task.message}
        until={task.next}
        actions={
          <>
            <Button variant="quiet" onPress={task.startOver}>
              {say("task.startOver")}
            </Button>
            {task.canSendAgain && (
              <Button onPress={task.sendAgain}>{say("unknown.sendAgain")}</Button>
            )}
            {task.canCheckOutcome && (
              <Button variant="primary" onPress={task.checkOutcome}>
                {say("unknown.again")}
              </Button>
            )}
          </>
        }
      />
    </LoadingOverlay>
  );
}

function Done({ task }: { task: Task<"done"> }) {
  const say = useMessages();
  const { query } = useRoute();
  const { message, alsoSaid, review } = task.receipt;
  const account = accountPath(query);
  return (
    <>
      <Heading>{say("sms.title")}</Heading>
      <Result
        tone="done"
        message={message}
        until={alsoSaid}
        facts={review.rows.map(({ label }) => ({ term: say("packs.pack"), value: label }))}
        actions={
          <>
            <Button variant="quiet" onPress={task.startOver}>
              {say("packs.again")}
            </Button>
            {account !== null && (
              <LinkButton variant="primary" href={`#${account}`}>
                {say("task.account")}
              </LinkButton>
            )}
          </>
        }
      />
    </>
  );
}
