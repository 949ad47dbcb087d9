import type { ReactNode } from "react";
import { classes, type Styled } from "../../classes.ts";
import { ChevronIcon } from "../../icons/Icon.tsx";
import { shorten } from "../../text/shorten.ts";
import {
  DeviceDrawing,
  type DeviceDrawingProps,
  type DeviceKind,
} from "../DeviceDrawing/DeviceDrawing.tsx";
import { type Fact, Facts } from "../Facts/Facts.tsx";
import type { StateChipProps } from "../StateChip/StateChip.tsx";
import { DeviceIdentity } from "./DeviceIdentity.tsx";

export interface DeviceCardLabels {
  /** Shown before the digits: "IMEI". */
  imei: string;
  /** Label of a copy button: "Copy IMEI". */
  copy: (term: string) => string;
  /** Shown and announced after copying: "Copied". */
  copied: string;
}

export interface DeviceCardProps extends Styled {
  kind: DeviceKind;
  /** The title; without a name, the IMEI takes its place. */
  name?: string | undefined;
  /** The digits without gaps; they are shown in groups. Other text is shown as it is. */
  imei: string;
  /** What a copy button copies; it is left out without this or without `labels`. */
  imeiCopy?: string | undefined;
  /** "Plus, billed quarterly" */
  plan?: ReactNode;
  /** "Next billing on Feb 21, 2027" */
  nextBilling?: ReactNode;
  /** Shown as a chip with an icon. */
  state?: StateChipProps | undefined;
  /** State of the drawing. Default `known`. */
  drawing?: DeviceDrawingProps["state"];
  /** Facts without a value are left out. */
  facts?: readonly Fact[] | undefined;
  /** Facts in a collapsed section, such as the ICCID under "More". */
  more?: { label: string; facts: readonly Fact[] } | undefined;
  /** At the end of the first row, such as a price. */
  trailing?: ReactNode;
  /** Content below, such as the choice of a plan. */
  children?: ReactNode;
  /**
   * `card` has a border. `row` has none, for use in lists. `strip` is a card from 1024 px on; below
   * that it is a strip with only the name, the IMEI and the state. Default `card`.
   */
  variant?: "card" | "row" | "strip";
  /** Renders the title as a heading of this level. */
  headingLevel?: 2 | 3 | 4;
  labels?: DeviceCardLabels;
}

/** A device with its drawing, its identity and whatever else is known about it. */
export function DeviceCard(props: DeviceCardProps) {
  const { kind, plan, nextBilling, facts, more, trailing, children, labels } = props;
  return (
    <div className={classes("waypost-DeviceCard", props)} data-variant={props.variant ?? "card"}>
      <div className="waypost-DeviceCard-header">
        <DeviceDrawing kind={kind} state={props.drawing ?? "known"} />
        <div className="waypost-DeviceCard-words">
          <DeviceIdentity {...props} />
          {Boolean(plan) && (
            <div className="waypost-DeviceCard-plan waypost-numbers">{shorten(plan)}</div>
          )}
          {Boolean(nextBilling) && (
            <div className="waypost-DeviceCard-billing waypost-numbers">{shorten(nextBilling)}</div>
          )}
        </div>
        {Boolean(trailing) && (
          <div className="waypost-DeviceCard-trailing waypost-numbers">{shorten(trailing)}</div>
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
            {shorten(more.label)}
            <ChevronIcon />
          </summary>
          <Facts omitsMissing facts={more.facts} labels={labels} />
        </details>
      )}
      {Boolean(children) && <div className="waypost-DeviceCard-children">{children}</div>}
    </div>
  );
}
