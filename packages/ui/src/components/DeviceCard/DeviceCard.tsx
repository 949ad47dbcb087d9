import type { ReactNode } from "react";
import { classes, type Styled } from "../../classes.ts";
import { ChevronIcon } from "../../icons/Icon.tsx";
import {
  DeviceDrawing,
  type DeviceDrawingProps,
  type DeviceKind,
} from "../DeviceDrawing/DeviceDrawing.tsx";
import { type Fact, Facts } from "../Facts/Facts.tsx";
import { DeviceIdentity, type DeviceIdentityProps } from "./DeviceIdentity.tsx";
import { InElement } from "../../text/InElement.tsx";

export type { DeviceCardLabels } from "./DeviceIdentity.tsx";

export interface DeviceCardProps extends DeviceIdentityProps, Styled {
  kind: DeviceKind;
  /** "Plus, billed quarterly" */
  plan?: ReactNode;
  /** "Next billing on Feb 21, 2027" */
  nextBilling?: ReactNode;
  /** The state of the drawing. Default `known`. */
  drawing?: DeviceDrawingProps["state"];
  /** Replaces the drawing, for example with the device's icon on the map. */
  picture?: ReactNode;
  /** Facts without a value are omitted. */
  facts?: readonly Fact[] | undefined;
  /** Facts in a collapsed section, such as the ICCID under "More". */
  more?: { label: string; facts: readonly Fact[] } | undefined;
  /** Content at the end of the first row, such as a price. */
  trailing?: ReactNode;
  /** Content below, such as the choice of a plan. */
  children?: ReactNode;
  /**
   * `card` has a border. `row` has none, for use in lists. `strip` is a card from 1024 px on;
   * below that it shows only the name, the IMEI and the state. Default `card`.
   */
  variant?: "card" | "row" | "strip";
}

/** A device with its drawing, its identity and other known facts. */
export function DeviceCard(props: DeviceCardProps) {
  const { kind, plan, nextBilling, facts, more, trailing, children, labels } = props;
  return (
    <div className={classes("waypost-DeviceCard", props)} data-variant={props.variant ?? "card"}>
      <div className="waypost-DeviceCard-header">
        <InElement>
          {props.picture ?? <DeviceDrawing kind={kind} state={props.drawing ?? "known"} />}
        </InElement>
        <div className="waypost-DeviceCard-words">
          <DeviceIdentity {...props} />
          {Boolean(plan) && <div className="waypost-DeviceCard-plan waypost-numbers">{plan}</div>}
          {Boolean(nextBilling) && (
            <div className="waypost-DeviceCard-billing waypost-numbers">{nextBilling}</div>
          )}
        </div>
        {Boolean(trailing) && (
          <div className="waypost-DeviceCard-trailing waypost-numbers">{trailing}</div>
        )}
      </div>
      {facts !== undefined && (
        <div className="waypost-DeviceCard-facts">
          <Facts omitsMissing facts={facts} labels={labels} />
        </div>
      )}
      {more !== undefined && (
        <details className="waypost-DeviceCard-more">
          <summary>
            <span>{more.label}</span>
            <ChevronIcon />
          </summary>
          <Facts omitsMissing facts={more.facts} labels={labels} />
        </details>
      )}
      {Boolean(children) && <div className="waypost-DeviceCard-children">{children}</div>}
    </div>
  );
}
