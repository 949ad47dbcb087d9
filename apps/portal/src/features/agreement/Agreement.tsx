import { useFormats, useMessages, useWaypost } from "@waypost/hooks";
import { recurring } from "@waypost/hooks/rules";
import type { ReactNode } from "react";
import { useConfig } from "../../app/ConfigContext.ts";
import { Linked, OtherTab } from "../../app/Linked.tsx";
import { cancellationLink } from "../../app/offered.ts";
import "./agreement.css";

/**
 * The payment terms of an order, beside the button that accepts them: each later charge with its
 * period and first date, the card, how to cancel and, if the terms contain one, the guarantee.
 */
export function Agreement(props: {
  /** The subscriptions, starting today. */
  rows: readonly { readonly price: number | null; readonly months: number | null }[];
  /** The card that pays, unless the total already names it. */
  card?: ReactNode;
  /** Later charges without a fixed date, such as a refill, or a note that there are none. */
  later?: ReactNode;
  /** False if the start of the first period is unknown. Default true. */
  isDueNow?: boolean | undefined;
  /** True if the terms contain a money-back guarantee. Default false. */
  isGuaranteed?: boolean | undefined;
}) {
  const { rows, card, later, isDueNow = true, isGuaranteed = false } = props;
  const say = useMessages();
  const formats = useFormats();
  const { now } = useWaypost();
  const { links } = useConfig();
  const guarantee = isGuaranteed ? say("agree.guarantee") : "";
  const renewals = recurring(rows, now());
  return (
    <div className="agreement waypost-numbers">
      {isDueNow &&
        renewals.map(({ months, dollars, first }) => (
          <p key={months}>
            {say("agree.renews", {
              money: formats.price(dollars),
              months,
              date: formats.date(first ?? ""),
            })}
          </p>
        ))}
      {later !== undefined && <p>{later}</p>}
      {card !== undefined && <p>{card}</p>}
      {renewals.length > 0 && (
        <p>
          <HowToCancel />
        </p>
      )}
      {guarantee !== "" && (
        <p>
          <Linked
            text={guarantee}
            terms={<OtherTab href={links.terms}>{say("agree.terms")}</OtherTab>}
          />
        </p>
      )}
    </div>
  );
}

/** A sentence with a link to the cancellation page. */
export function HowToCancel() {
  const say = useMessages();
  return (
    <Linked
      text={say("agree.cancel")}
      cancellation={
        <OtherTab href={cancellationLink(useConfig())}>{say("terms.cancellationLink")}</OtherTab>
      }
    />
  );
}
