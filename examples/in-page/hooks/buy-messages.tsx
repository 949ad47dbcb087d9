import { QueryClient } from "@tanstack/react-query";
import {
  useTask,
  useTaskArgs,
  useTaskChoice,
  useTaskOutcome,
  useTaskRun,
  WaypostProvider,
} from "@waypost/hooks";
import { createWaypost, offeredSmsPacks, smsPack } from "@waypost/hooks/flows";
import { en } from "@waypost/hooks/messages";
import { createClient } from "@waypost/sdk";

const waypost = createWaypost({
  services: {
    client: createClient({ baseUrl: "https://api.example.com" }),
    queryClient: new QueryClient(),
  },
  messages: en,
});

function SmsPacks() {
  const run = useTaskRun(smsPack, { customerId: "1001", email: null });
  const { phase, submit, confirm, back, canConfirm, review, priceText, startOver } = useTask(run);
  const { message, failure, unknown, tryAgain } = useTaskOutcome(run);
  const args = useTaskArgs(run);
  const pack = useTaskChoice(run, "pack");
  if (args === null) return <p>{failure?.text ?? "Loading…"}</p>;
  if (phase === "done") return <button onClick={startOver}>{message ?? "Success!!"}</button>;
  if (unknown !== null)
    return (
      <section aria-label={unknown.title ?? undefined}>
        <p role="alert">
          {unknown.title} {unknown.text} {unknown.next}
        </p>
        <button onClick={tryAgain}>Try again</button>
      </section>
    );
  return (
    <form onSubmit={(event) => (event.preventDefault(), submit())}>
      {offeredSmsPacks(args.data).map(({ service_plan_id, service_plan_name, price }) => (
        <label key={service_plan_id}>
          <input
            type="radio"
            name="pack"
            checked={pack.value === service_plan_id}
            onChange={() => pack.edit(service_plan_id)}
          />
          {service_plan_name} ${price}
        </label>
      ))}
      <p role="alert">
        {pack.errorMessage} {failure?.text}
      </p>
      <button>Buy SMS Pack</button>
      {review !== null && (
        <p>
          Are you sure you want to buy pack? {priceText}
          <button type="button" disabled={!canConfirm} onClick={confirm}>
            Yes
          </button>
          <button type="button" onClick={back}>
            No
          </button>
        </p>
      )}
    </form>
  );
}

export default function App() {
  return (
    <WaypostProvider waypost={waypost}>
      <SmsPacks />
    </WaypostProvider>
  );
}
