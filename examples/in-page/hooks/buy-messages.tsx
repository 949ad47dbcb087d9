import { QueryClient } from "@tanstack/react-query";
import { useTask, useTaskField, WaypostProvider } from "@waypost/hooks";
import { createWaypost, smsPack } from "@waypost/hooks/flows";
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

function SmsPacks({ customerId }: { customerId: string }) {
  const pack = useTask(smsPack, { customerId });
  const choice = useTaskField(pack, "pack");
  const renewal = useTaskField(pack, "autoRenew"); // true at first
  switch (pack.phase) {
    case "restoring":
    case "loading":
    case "sending":
      return <output>{pack.message}</output>;
    case "load-failed":
      return (
        <p role="alert">
          {pack.failure.text} <button onClick={pack.refetch}>Try again</button>
        </p>
      );
    case "form":
    case "preparing":
      return (
        <form onSubmit={pack.submit}>
          {pack.data.packs.map(({ id, name, price }) => (
            <label key={id}>
              <input
                type="radio"
                checked={choice.value === id}
                onChange={() => choice.onChange(id)}
              />
              {name} ${price.toFixed(2)}
            </label>
          ))}
          <label>
            <input type="checkbox" {...renewal.input} /> SMS Auto Renewal
          </label>
          <p role="alert">
            {choice.errorMessage} {pack.failure?.text}
          </p>
          <button>Buy SMS Pack</button>
        </form>
      );
    case "reviewing": // The sentences name each price, the sum, the refills and the card.
      return (
        <section aria-label="Are you sure you want to buy pack?">
          {pack.review.sentences.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {pack.review.ticks.map(({ label, input }) => (
            <label key={label}>
              <input type="checkbox" {...input} /> {label}
            </label>
          ))}
          <button disabled={!pack.canConfirm} onClick={pack.confirm}>
            Yes
          </button>
          <button onClick={pack.refetch}>Check again</button>
          <button onClick={pack.back}>No</button>
        </section>
      );
    case "reading-back":
    case "unknown": // No reply was received, so the page reports neither success nor failure.
      return (
        <section role="alert">
          <h2>{pack.title}</h2>
          <p>
            {pack.message} {pack.next}
          </p>
          {pack.canCheckOutcome && <button onClick={pack.checkOutcome}>Look again</button>}
          {pack.canSendAgain && <button onClick={pack.sendAgain}>Try again</button>}
        </section>
      );
    case "done":
      return (
        <output>
          {pack.receipt.message} {pack.receipt.alsoSaid}
          <button onClick={pack.startOver}>Buy another pack</button>
        </output>
      );
  }
}

export default function App() {
  return (
    <WaypostProvider waypost={waypost}>
      <SmsPacks customerId="1001" />
    </WaypostProvider>
  );
}
