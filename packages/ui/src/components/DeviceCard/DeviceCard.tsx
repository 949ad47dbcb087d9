import type { ReactNode } from "react";
import { ChevronIcon } from "../../icons/Icon.tsx";
import {
  DeviceDrawing,
  type DeviceDrawingProps,
  type DeviceKind,
} from "../DeviceDrawing/DeviceDrawing.tsx";
import { type Fact, Facts } from "../Facts/Facts.tsx";
import type { StateChipProps } from "../StateChip/StateChip.tsx";
import { DeviceIdentity } from "./DeviceIdentity.tsx";

export interface DeviceCardLabels {
  /** Before the digits: "IMEI". */
  imei: string;
  /** Names a copy button: "Copy IMEI". */
  copy: (term: string) => string;
  /** Said and shown after it: "Copied". */
  copied: string;
}

export interface DeviceCardProps {
  kind: DeviceKind;
  /** Without one the IMEI is the card's title. */
  name?: string | undefined;
  /** In groups: "35 381605 981234 5". */
  imei: string;
  /** The digits alone: adds a button that copies them, named by `labels`. */
  imeiCopy?: string | undefined;
  /** "Plus, billed quarterly" */
  plan?: ReactNode;
  /** "Next billing on Feb 21, 2027" */
  nextBilling?: ReactNode;
  /** Its state in a word, with an icon. */
  state?: StateChipProps | undefined;
  /** How much of the drawing shows. Default `known`. */
  drawing?: DeviceDrawingProps["state"];
  /** A fact without a value is left out. */
  facts?: readonly Fact[] | undefined;
  /** Facts behind a button that unfolds them: the ICCID under "More". */
  more?: { label: string; facts: readonly Fact[] } | undefined;
  /** At the end of its first line: a price. */
  trailing?: ReactNode;
  /** Under it: the choice of a plan. */
  children?: ReactNode;
  /**
   * `card` has a border; `row` has none, for lists; `strip` is one line below 1024 px, where only
   * what names the device shows, and a card from there on. Default `card`.
   */
  variant?: "card" | "row" | "strip";
  /** Makes the title a heading. */
  headingLevel?: 2 | 3 | 4;
  labels?: DeviceCardLabels;
}

/** One device: what it is, and what is known of it. */
export function DeviceCard(props: DeviceCardProps) {
  const { kind, plan, nextBilling, facts, more, trailing, children, labels } = props;
  return (
    <div className="wp-DeviceCard" data-variant={props.variant ?? "card"}>
      <div className="wp-DeviceCard-header">
        <DeviceDrawing kind={kind} state={props.drawing ?? "known"} />
        <div className="wp-DeviceCard-words">
          <DeviceIdentity {...props} />
          {Boolean(plan) && <div className="wp-DeviceCard-plan wp-numbers">{plan}</div>}
          {Boolean(nextBilling) && (
            <div className="wp-DeviceCard-billing wp-numbers">{nextBilling}</div>
          )}
        </div>
        {Boolean(trailing) && <div className="wp-DeviceCard-trailing wp-numbers">{trailing}</div>}
      </div>
      {facts !== undefined && (
        <div className="wp-DeviceCard-facts">
          <Facts omitsMissing facts={facts} labels={labels} />
        </div>
      )}
      {more !== undefined && (
        <details className="wp-DeviceCard-more">
          <summary>
            {more.label}
            <ChevronIcon />
          </summary>
          <Facts omitsMissing facts={more.facts} labels={labels} />
        </details>
      )}
      {Boolean(children) && <div className="wp-DeviceCard-children">{children}</div>}
    </div>
  );
}
