import { useMessages } from "@waypost/hooks";
import type { RegistrationReceipt } from "@waypost/hooks/flows";
import { Button } from "@waypost/ui/Button";
import { Facts } from "@waypost/ui/Facts";
import { FoldingSection } from "@waypost/ui/FoldingSection";
import { useRef, useState } from "react";
import { Others, SHOWN } from "./FailedDevices.tsx";

interface TextFact {
  readonly term: string;
  readonly value: string | null;
}

/** The names and numbers that the support asks for, folded, with one button that copies them. */
export function SupportFacts({ receipt }: { receipt: RegistrationReceipt }) {
  const say = useMessages();
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const [isCopied, setCopied] = useState(false);
  const { devices } = receipt;
  const facts = devices
    .slice(0, SHOWN)
    .map(({ device_name, imei_no, imei_iccid, subscription_id }) => [
      { term: say("device_name.label"), value: device_name },
      { term: say("registered.imei"), value: imei_no },
      { term: say("registered.iccid"), value: imei_iccid },
      { term: say("registered.subscription"), value: subscription_id },
    ]);
  const groups: readonly (readonly TextFact[])[] = [
    [
      // A reload does not keep the name.
      { term: say("registered.name"), value: nameOf(receipt) },
      { term: say("email.label"), value: receipt.email },
      { term: say("customerId.label"), value: String(receipt.details?.customer_id ?? "") },
    ],
    ...facts,
  ];
  const copy = () =>
    navigator.clipboard.writeText(textOf(groups)).then(
      () => setCopied(true),
      // Where the clipboard is denied, the customer can copy what is selected.
      () => list.current && getSelection()?.selectAllChildren(list.current),
    );
  return (
    <FoldingSection
      isFolding
      level={2}
      title={say("registered.support")}
      isOpen={isOpen}
      onOpenChange={setOpen}
      className="registered-support"
    >
      <div ref={list}>
        {groups.map((group, at) => (
          // oxlint-disable-next-line react/no-array-index-key
          <Facts key={at} omitsMissing facts={group} />
        ))}
        <Others count={devices.length - SHOWN} />
      </div>
      <div className="waypost-SuccessPanel-actions">
        <Button size="small" onPress={() => void copy()}>
          {say("registered.copyAll")}
        </Button>
        <output className="waypost-quiet">{isCopied && say("fact.copied")}</output>
      </div>
    </FoldingSection>
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

const nameOf = ({ details }: RegistrationReceipt): string =>
  [details?.first_name, details?.last_name].filter(Boolean).join(" ");
