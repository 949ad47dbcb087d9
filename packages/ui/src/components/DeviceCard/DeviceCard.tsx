import type { ReactNode } from "react";
import { classes, type Styled } from "../../classes.ts";
import { ChevronIcon } from "../../icons/Icon.tsx";
import {
  DeviceDrawing,
  type DeviceDrawingProps,
  type DeviceKind,
} from "../DeviceDrawing/DeviceDrawing.tsx";
import { type Fact, Facts } from "../Facts/Facts.tsx";
import { InElement } from "../../text/InElement.tsx";
import { CopyableText } from "../Facts/CopyableText.tsx";
import { Imei } from "../Imei/Imei.tsx";
import { StateChip, type StateChipProps } from "../StateChip/StateChip.tsx";

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

/** The texts of the card. */
export interface DeviceCardLabels {
  /** Shown before the digits: "IMEI". */
  imei: string;
  /** Label of a copy button: "Copy IMEI". */
  copy: (term: string) => string;
  /** Shown and announced after copying: "Copied". */
  copied: string;
}

interface DeviceIdentityProps {
  /** The title. Without a name, the IMEI is the title. */
  name?: string | undefined;
  /**
   * The digits without spaces, which are shown in groups. Other text is shown unchanged; "" is
   * hidden.
   */
  imei: string;
  /** The text that the copy button copies. Without it or without `labels`, there is no button. */
  imeiCopy?: string | undefined;
  /** Shown as a chip with an icon. */
  state?: StateChipProps | undefined;
  /** Renders the title as a heading of this level. */
  headingLevel?: 2 | 3 | 4;
  labels?: DeviceCardLabels;
}

/** A device's name, state and IMEI. Without a name, the IMEI is the title. */
function DeviceIdentity(props: DeviceIdentityProps) {
  const { name, state, headingLevel } = props;
  const Title = headingLevel === undefined ? "div" : (`h${headingLevel}` as const);
  const hasName = name !== undefined && name !== "";
  return (
    <>
      <div className="waypost-DeviceCard-line">
        <Title className="waypost-DeviceCard-title">
          {hasName ? name : <LabelledImei {...props} />}
        </Title>
        {state !== undefined && <StateChip {...state} />}
      </div>
      {hasName && props.imei !== "" && (
        <div className="waypost-DeviceCard-imei">
          <LabelledImei {...props} />
        </div>
      )}
    </>
  );
}

function LabelledImei({ imei, imeiCopy, labels }: DeviceIdentityProps) {
  const canCopy = labels !== undefined && imeiCopy !== undefined && imeiCopy !== "";
  return (
    <>
      {labels !== undefined && <span>{`${labels.imei} `}</span>}
      <span className="waypost-DeviceCard-digits waypost-numbers">
        {canCopy ? (
          <CopyableText text={imeiCopy} label={labels.copy(labels.imei)} copied={labels.copied}>
            <Imei>{imei}</Imei>
          </CopyableText>
        ) : (
          <Imei>{imei}</Imei>
        )}
      </span>
    </>
  );
}
