import { useFormats, useMessages, useWaypost } from "@waypost/hooks";
import { recurring } from "@waypost/hooks/rules";
import type { ReactNode } from "react";
import { useConfig } from "../../app/ConfigContext.ts";
import { Linked, OtherTab } from "../../app/Linked.tsx";
import "./agreement.css";

/**
 * What follows from an order, beside the button that agrees to it: each later sum with its period
 * and first day, the card, how to cancel and, if the terms give one, the guarantee.
 */
export function Agreement(props: {
  /** What is paid for, from today on. */
  rows: readonly { readonly price: number | null; readonly months: number | null }[];
  /** Which card pays, where the sum does not say it. */
  card?: string | undefined;
  /** What is paid later where it follows no calendar, such as a refill, or that nothing is. */
  later?: ReactNode;
  /** False where it is not known when the first period begins. Default true. */
  isDueNow?: boolean | undefined;
  /** The terms give a money-back guarantee for it. Default false. */
  isGuaranteed?: boolean | undefined;
}) {
  const { rows, card, later, isDueNow = true, isGuaranteed = false } = props;
  const say = useMessages();
  const formats = useFormats();
  const { now } = useWaypost();
  const { links } = useConfig();
  const renewals = recurring(rows, now());
  return (
    <div className="agreement waypost-numbers">
      {isDueNow &&
        renewals.map(({ months, dollars, first }) => (
          <p key={months}>
            {say("agree.renews", {
              money: formats.price(dollars).money,
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
      {isGuaranteed && (
        <p>
          <Linked
            text={say("agree.guarantee")}
            terms={<OtherTab href={links.terms}>{say("agree.terms")}</OtherTab>}
          />
        </p>
      )}
    </div>
  );
}

/** Where to cancel, as a sentence with its link. */
export function HowToCancel() {
  const say = useMessages();
  return (
    <Linked
      text={say("agree.cancel")}
      cancellation={<OtherTab href="#/cancellation">{say("terms.cancellationLink")}</OtherTab>}
    />
  );
}
