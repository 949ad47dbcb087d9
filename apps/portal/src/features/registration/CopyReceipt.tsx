import { useMessages } from "@waypost/hooks";
import type { RegistrationReceipt } from "@waypost/hooks/flows";
import { Button } from "@waypost/ui/Button";
import { copyText } from "@waypost/ui/Facts";
import { useRef, useState } from "react";
import { customerFacts } from "./CustomerFacts.tsx";

interface TextFact {
  readonly term: string;
  readonly value: string | null;
}

/** Copies the names and numbers that support asks for. */
export function CopyReceipt({ receipt }: { receipt: RegistrationReceipt }) {
  const say = useMessages();
  const [isCopied, setCopied] = useState(false);
  const button = useRef<HTMLSpanElement>(null);
  const devices = receipt.devices.map(
    ({ device_name, imei_no, imei_iccid, subscription_id }): readonly TextFact[] => [
      { term: say("device_name.label"), value: device_name },
      { term: say("registered.imei"), value: imei_no },
      { term: say("registered.iccid"), value: imei_iccid },
      { term: say("registered.subscription"), value: subscription_id },
    ],
  );
  const copy = () =>
    copyText(
      textOf([customerFacts(say, receipt), ...devices]),
      button.current?.closest(".waypost-SuccessPanel") ?? null,
    ).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <span ref={button}>
        <Button size="small" onPress={() => void copy()}>
          {say("registered.copyAll")}
        </Button>
      </span>
      <output className="waypost-quiet">{isCopied && say("fact.copied")}</output>
    </>
  );
}

const textOf = (groups: readonly (readonly TextFact[])[]): string =>
  groups
    .map((facts) =>
      facts
        .filter(({ value }) => value !== null && value !== "")
        .map(({ term, value }) => `${term}: ${value}`)
        .join("\n"),
    )
    .join("\n\n");
