import { useMessages } from "@waypost/hooks";
import "./at-hand.css";

/** What a customer needs, in the first step in place of the order. */
export function AtHand({ isFirst }: { isFirst?: boolean }) {
  const say = useMessages();
  return (
    // On a phone it shows below the first form only.
    <section className="waypost-SummaryPanel app-at-hand" data-empty={isFirst ? undefined : true}>
      <div className="waypost-SummaryPanel-content">
        <h2 className="waypost-SummaryPanel-title">{say("atHand.title")}</h2>
        <ul>
          <li>{say("atHand.tracker")}</li>
          <li>{say("atHand.label")}</li>
          <li>{say("atHand.card")}</li>
        </ul>
      </div>
    </section>
  );
}
