import { useFormats, useMessages, useWaypost } from "@waypost/hooks";
import type { RegistrationReceipt } from "@waypost/hooks/flows";
import { calendarFile } from "./calendar-file.ts";
import { Button } from "@waypost/ui/Button";
import { useConfig } from "../../app/ConfigContext.ts";
import { cancellationLink } from "../../app/offered.ts";
import { saveFile } from "../../app/save-file.ts";
import { AgreementSheet } from "../agreement/AgreementSheet.tsx";
import { renewalsOf } from "./renewals.ts";
import { copyText } from "@waypost/ui/Facts";
import { useRef, useState } from "react";
import { customerFacts } from "./CustomerFacts.tsx";

/** The payment part of the receipt: the total, the card and the renewals, to save or print. */
export function ReceiptPayment({ receipt }: { receipt: RegistrationReceipt }) {
  const say = useMessages();
  const { price, priceParams, date, list } = useFormats();
  const { now } = useWaypost();
  const { agreed, failedDevices } = receipt;
  const last4 = receipt.consents.find(({ to }) => to === "order")?.last4 ?? null;
  const renewals = renewalsOf(receipt);
  const cancelUrl = new URL(cancellationLink(useConfig()), window.location.href).href;
  const calendar = calendarFile(
    renewals.map(({ day, devices, dollars, uid }) => ({
      uid,
      date: day,
      summary: say("registered.renewal", { devices: list(devices) }),
      description: [
        ...(dollars === null ? [] : [price(dollars)]),
        `${say("agreed.cancel")}: ${cancelUrl}`,
      ].join(" · "),
      url: cancelUrl,
    })),
    now(),
  );
  return (
    <AgreementSheet
      title={say("registered.payment")}
      consents={receipt.consents}
      actions={
        <>
          {calendar !== null && (
            <Button
              size="small"
              aria-label={say("registered.calendar")}
              onPress={() => saveFile("renewal.ics", "text/calendar", calendar)}
            >
              {say("receipt.calendar")}
            </Button>
          )}
          <Button size="small" aria-label={say("registered.print")} onPress={() => print()}>
            {say("receipt.print")}
          </Button>
          <CopyReceipt receipt={receipt} />
        </>
      }
    >
      {agreed === null ? (
        <p>{say("registered.billedUnknown")}</p>
      ) : (
        <p className="registered-agreed waypost-numbers">
          {failedDevices.length > 0
            ? say("registered.agreedPartly", { ...priceParams(agreed), last4 })
            : say("task.agreed", { ...priceParams(agreed), last4 })}
        </p>
      )}
      {renewals.length > 0 && (
        <p className="waypost-quiet waypost-numbers">
          {say("registered.renewsOn", { date: list(renewals.map(({ day }) => date(day))) })}
        </p>
      )}
    </AgreementSheet>
  );
}

interface TextFact {
  readonly term: string;
  readonly value: string | null;
}

/** Copies the names and numbers that support asks for. */
function CopyReceipt({ receipt }: { receipt: RegistrationReceipt }) {
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
        <Button size="small" aria-label={say("registered.copyAll")} onPress={() => void copy()}>
          {say("receipt.copy")}
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
