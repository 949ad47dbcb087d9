import { shorten } from "../../text/shorten.ts";
import { CopyableText } from "../Facts/CopyableText.tsx";
import { Imei } from "../Imei/Imei.tsx";
import { StateChip } from "../StateChip/StateChip.tsx";
import type { DeviceCardProps } from "./DeviceCard.tsx";

type DeviceIdentityProps = Pick<
  DeviceCardProps,
  "name" | "imei" | "imeiCopy" | "state" | "headingLevel" | "labels"
>;

/** A device's name, state and IMEI. Without a name, the IMEI is the title. */
export function DeviceIdentity(props: DeviceIdentityProps) {
  const { name, state, headingLevel } = props;
  const Title = headingLevel === undefined ? "div" : (`h${headingLevel}` as const);
  const hasName = name !== undefined && name !== "";
  return (
    <>
      <div className="waypost-DeviceCard-line">
        <Title className="waypost-DeviceCard-title">
          {hasName ? shorten(name) : <LabelledImei {...props} />}
        </Title>
        {state !== undefined && <StateChip {...state} />}
      </div>
      {hasName && (
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
    <span className="waypost-DeviceCard-digits waypost-numbers">
      {labels !== undefined && `${labels.imei} `}
      {canCopy ? (
        <CopyableText text={imeiCopy} label={labels.copy(labels.imei)} copied={labels.copied}>
          <Imei>{imei}</Imei>
        </CopyableText>
      ) : (
        <Imei>{imei}</Imei>
      )}
    </span>
  );
}
