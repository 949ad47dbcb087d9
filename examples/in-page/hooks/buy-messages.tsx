import { QueryClient } from "@tanstack/react-query";
import {
  useFormats,
  useMessages,
  useTask,
  useTaskArgs,
  useTaskChoice,
  useTaskOutcome,
  useTaskRun,
  WaypostProvider,
  type TaskRun,
} from "@waypost/hooks";
import { createWaypost, offeredSmsPacks, smsPack, type ShapeOf } from "@waypost/hooks/flows";
import { packsForSale } from "@waypost/hooks/rules";
import { en } from "@waypost/hooks/messages";
import { createClient } from "@waypost/sdk";

const waypost = createWaypost({
  services: {
    client: createClient({ baseUrl: "https://api.example.com" }),
    queryClient: new QueryClient(),
  },
  messages: en,
  // An open payment is remembered after a reload and in other windows.
  storage: () => sessionStorage,
  sharedStorage: () => localStorage,
  locks: navigator.locks,
});

type Run = TaskRun<ShapeOf<typeof smsPack>>;

function SmsPacks({ customerId }: { customerId: string }) {
  const say = useMessages();
  const run = useTaskRun(smsPack, { customerId, email: null });
  const { phase, refetch, startOver } = useTask(run);
  const { message, alsoSaid, failure } = useTaskOutcome(run);
  switch (phase) {
    case "restoring":
    case "loading":
      return <output>{say("page.loading")}</output>;
    case "load-failed":
      return (
        <p role="alert">
          {failure?.text} <button onClick={refetch}>{say("action.retry")}</button>
        </p>
      );
    case "stage":
    case "preparing":
      return <Form run={run} />;
    case "reviewing":
      return <Question run={run} />;
    case "sending":
      return <output>{say("task.sending")}</output>;
    case "reading-back":
      return <output>{say("unknown.looking")}</output>;
    case "unknown":
      return <Unknown run={run} />;
    case "done":
      return (
        <>
          <output>
            {message ?? say("success.title")}{" "}
            {alsoSaid !== null && say("task.alsoSaid", { text: alsoSaid })}
          </output>
          <button onClick={startOver}>{say("packs.again")}</button>
        </>
      );
  }
}

function Form({ run }: { run: Run }) {
  const say = useMessages();
  const { price } = useFormats();
  const { submit } = useTask(run);
  const { failure } = useTaskOutcome(run);
  const args = useTaskArgs(run);
  const pack = useTaskChoice(run, "pack");
  const renewal = useTaskChoice(run, "isRenewed"); // true at first
  return (
    <form onSubmit={(event) => (event.preventDefault(), submit())}>
      {args !== null &&
        packsForSale(offeredSmsPacks(args.data)).map((plan) => (
          <label key={plan.service_plan_id}>
            <input
              type="radio"
              name="pack"
              checked={pack.value === plan.service_plan_id}
              onChange={() => pack.edit(plan.service_plan_id)}
            />
            {plan.service_plan_name} {price(plan.price).money}
          </label>
        ))}
      <label>
        <input
          type="checkbox"
          checked={renewal.value}
          onChange={(event) => renewal.edit(event.target.checked)}
        />
        {say("sms.renewal")}
      </label>
      <p role="alert">
        {pack.errorMessage} {failure?.text}
      </p>
      <button>{say("sms.buy")}</button>
    </form>
  );
}

/** All that is agreed to: each price, the sum, the renewal, and what has to be ticked. */
function Question({ run }: { run: Run }) {
  const say = useMessages();
  const { price } = useFormats();
  const { review, tick, ...task } = useTask(run);
  if (review === null) return null;
  const { rows, total, notes = [] } = review;
  return (
    <section aria-label={say("packs.sure")}>
      <h2>{say("packs.sure")}</h2>
      {rows.map((row) => (
        <p key={row.subject}>
          {row.label}: {row.price !== null && price(row.price).money}
        </p>
      ))}
      <p>
        {typeof total === "number" ? say("packs.pays", price(total)) : say("task.priceMissing")}
      </p>
      {notes.map((note) => (
        <p key={note}>{say(note)}</p>
      ))}
      <p role="alert">
        {task.repetition !== null && say("repeat.charges")}{" "}
        {task.isBlocked && say("repeat.blocked")} {task.priceText} {task.notSentText}
      </p>
      {(task.isPriceUnchecked || total === "missing") && (
        <button onClick={task.refetch}>{say("task.checkAgain")}</button>
      )}
      {tick !== null && (
        <label>
          <input
            type="checkbox"
            checked={task.isAcknowledged}
            onChange={(event) => task.acknowledge(event.target.checked)}
          />
          {say(tick)}
        </label>
      )}
      <button disabled={!task.canConfirm || task.isConfirming} onClick={task.confirm}>
        {say("action.yes")}
      </button>
      <button onClick={task.back}>{say("action.no")}</button>
    </section>
  );
}

/** No reply was received: the page says neither "bought" nor "failed". */
function Unknown({ run }: { run: Run }) {
  const say = useMessages();
  const { unknown, isApplied, canReadBack, readBackAgain, tryAgain } = useTaskOutcome(run);
  return (
    <section role="alert">
      <h2>{unknown?.title}</h2>
      <p>
        {unknown?.text} {unknown?.next}
      </p>
      {canReadBack && <button onClick={readBackAgain}>{say("unknown.again")}</button>}
      {!isApplied && <button onClick={tryAgain}>{say("action.retry")}</button>}
    </section>
  );
}

export default function App() {
  return (
    <WaypostProvider waypost={waypost}>
      <SmsPacks customerId="1001" />
    </WaypostProvider>
  );
}
