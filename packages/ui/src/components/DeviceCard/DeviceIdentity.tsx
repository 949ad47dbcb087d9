import { CopyableText } from "../Facts/CopyableText.tsx";
import { Imei } from "../Imei/Imei.tsx";
import { StateChip, type StateChipProps } from "../StateChip/StateChip.tsx";

/** The texts of the card. */
export interface DeviceCardLabels {
  /** Shown before the digits: "IMEI". */
  imei: string;
  /** Label of a copy button: "Copy IMEI". */
  copy: (term: string) => string;
  /** Shown and announced after copying: "Copied". */
  copied: string;
}

export interface DeviceIdentityProps {
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
export function DeviceIdentity(props: DeviceIdentityProps) {
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
