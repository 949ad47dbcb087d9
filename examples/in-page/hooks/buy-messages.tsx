import { QueryClient } from "@tanstack/react-query";
import { useFormats, useMessages, useTask, useTaskField, WaypostProvider } from "@waypost/hooks";
import type { TaskView } from "@waypost/hooks";
import { createWaypost, smsPack, type ShapeOf } from "@waypost/hooks/flows";
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

type SmsShape = ShapeOf<typeof smsPack>;

function SmsPacks({ customerId }: { customerId: string }) {
  const say = useMessages();
  const pack = useTask(smsPack, { customerId });
  switch (pack.phase) {
    case "restoring":
    case "loading":
    case "sending":
      return <output>{pack.message}</output>;
    case "load-failed":
      return (
        <p role="alert">
          {pack.failure.text} <button onClick={pack.refetch}>{say("action.retry")}</button>
        </p>
      );
    case "stage":
    case "preparing":
      return <Form pack={pack} />;
    case "reviewing":
      return <Question pack={pack} />;
    case "reading-back":
    case "unknown":
      return <Unknown pack={pack} />;
    case "done":
      return (
        <output>
          {pack.receipt.message} {pack.receipt.alsoSaid}
          <button onClick={pack.startOver}>{say("packs.again")}</button>
        </output>
      );
  }
}

function Form({ pack }: { pack: TaskView<SmsShape, "stage" | "preparing"> }) {
  const say = useMessages();
  const { price } = useFormats();
  const choice = useTaskField(pack, "pack");
  const renewal = useTaskField(pack, "isRenewed"); // true at first
  return (
    <form onSubmit={pack.submit}>
      {pack.data.packs.map(({ id, name, price: dollars }) => (
        <label key={id}>
          <input type="radio" checked={choice.value === id} onChange={() => choice.onChange(id)} />
          {name} {price(dollars).money}
        </label>
      ))}
      <label>
        <input type="checkbox" {...renewal.input} /> {say("sms.renewal")}
      </label>
      <p role="alert">
        {choice.errorMessage} {pack.failure?.text}
      </p>
      <button>{say("sms.buy")}</button>
    </form>
  );
}

/** The sentences are all that is agreed to: each price, the sum, the refills and the card. */
function Question({ pack }: { pack: TaskView<SmsShape, "reviewing"> }) {
  const say = useMessages();
  return (
    <section aria-label={say("packs.sure")}>
      {pack.review.sentences.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {pack.review.ticks.map(({ label, input }) => (
        <label key={label}>
          <input type="checkbox" {...input} /> {label}
        </label>
      ))}
      <button disabled={!pack.canConfirm} onClick={pack.confirm}>
        {say("action.yes")}
      </button>
      <button onClick={pack.refetch}>{say("task.checkAgain")}</button>
      <button onClick={pack.back}>{say("action.no")}</button>
    </section>
  );
}

/** No reply was received: the page says neither "bought" nor "failed". */
function Unknown({ pack }: { pack: TaskView<SmsShape, "reading-back" | "unknown"> }) {
  const say = useMessages();
  return (
    <section role="alert">
      <h2>{pack.title}</h2>
      <p>
        {pack.message} {pack.next}
      </p>
      {pack.canLookAgain && <button onClick={pack.lookAgain}>{say("unknown.again")}</button>}
      {pack.canTryAgain && <button onClick={pack.tryAgain}>{say("action.retry")}</button>}
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
