import { useMessages } from "@waypost/hooks";
import { Suspense } from "react";
import { useStepPages } from "./step-pages.ts";
import "./requirements.css";

/** A list of what the customer will need, shown in the first step instead of the order. */
export function Requirements({ isFirst }: { isFirst?: boolean }) {
  const say = useMessages();
  const { price } = useStepPages();
  return (
    // On a phone it is shown only below the first form.
    <section
      className="waypost-SummaryPanel app-requirements"
      data-empty={isFirst ? undefined : true}
    >
      <div className="waypost-SummaryPanel-content">
        <h2 className="waypost-SummaryPanel-title">{say("atHand.title")}</h2>
        <ul>
          <li>{say("atHand.tracker")}</li>
          <li>{say("atHand.label")}</li>
          <li>{say("atHand.card")}</li>
        </ul>
        <p>
          <Suspense>
            <price.Component />
          </Suspense>
        </p>
      </div>
    </section>
  );
}
