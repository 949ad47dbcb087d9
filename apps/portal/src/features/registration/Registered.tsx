import {
  registeredDeviceSettings,
  useFormats,
  useRegistrationConfirm,
  useMessages,
  type RegistrationReceipt,
  type SentDevice,
} from "@waypost/hooks";
import { groupImei } from "@waypost/hooks/rules";
import { Button, LinkButton } from "@waypost/ui/Button";
import { ErrorPanel } from "@waypost/ui/ErrorPanel";
import { Facts, ReceiptCard, SuccessPanel } from "@waypost/ui/SuccessPanel";
import { useConfig } from "../../app/ConfigContext.ts";
import { Heading } from "../../app/Heading.tsx";
import { DeviceSetUp, type SetUp } from "../device-settings/DeviceSetUp.tsx";

/** The receipt: the active devices, the amount billed and, if any, the devices that failed. */
export function Registered() {
  return <DeviceSetUp>{(setUp) => <Receipt setUp={setUp} />}</DeviceSetUp>;
}

function Receipt({ setUp }: { setUp: SetUp }) {
  const say = useMessages();
  const { receipt, canSetUp, startOver } = useRegistrationConfirm();
  const { links } = useConfig();
  const formats = useFormats();
  const isPartial = (receipt?.failedDevices.length ?? 0) > 0;
  if (receipt === null) return null;
  const isUnconfirmed = receipt.unconfirmedDevices.length > 0;
  const title = isPartial
    ? "registered.titlePartial"
    : isUnconfirmed
      ? "unconfirmed.title"
      : "registered.title";
  const { details, charged } = receipt;
  const labels = {
    copy: (term: string) => say("fact.copy", { term }),
    copied: say("fact.copied"),
  };
  const id = String(details?.customer_id ?? "");
  const name = nameOf(receipt);
  return (
    <SuccessPanel
      tone={isPartial || isUnconfirmed ? "warning" : "success"}
      title={<Heading>{say(title)}</Heading>}
      actions={
        <>
          <Button onPress={startOver}>{say("registered.more")}</Button>
          <span>{say("registered.or")}</span>
          <LinkButton variant={canSetUp ? "secondary" : "primary"} href={links.login}>
            {say("registered.login")}
          </LinkButton>
        </>
      }
    >
      {isPartial && <FailedDevices receipt={receipt} />}
      {isUnconfirmed && (
        <ErrorPanel tone="warning" message={say("unconfirmed.devices")}>
          <Devices imeis={receipt.unconfirmedDevices} sent={receipt.sent} />
        </ErrorPanel>
      )}
      <Facts
        labels={labels}
        facts={[
          // A reload does not keep the name.
          ...(name === "" ? [] : [{ term: say("registered.name"), value: name }]),
          { term: say("email.label"), value: receipt.email },
          { term: say("customerId.label"), value: id, copy: id },
          ...(charged === null
            ? []
            : [{ term: say("registered.billed"), value: formats.price(charged).money }]),
        ]}
      />
      {receipt.devices.slice(0, SHOWN).map((device, index) => {
        const imei = device.imei_no ?? "";
        const input = canSetUp ? registeredDeviceSettings(receipt, device) : null;
        return (
          <ReceiptCard
            key={`${imei} ${String(index)}`}
            title={device.device_name}
            {...(input !== null && {
              actions: (
                <Button variant="primary" onPress={() => setUp(input)}>
                  {say("registered.setup")}
                </Button>
              ),
            })}
          >
            <Facts
              labels={labels}
              facts={[
                { term: say("registered.imei"), value: groupImei(imei), copy: imei },
                {
                  term: say("registered.iccid"),
                  value: device.imei_iccid,
                  copy: device.imei_iccid ?? undefined,
                },
                {
                  term: say("registered.subscription"),
                  value: device.subscription_id,
                  copy: device.subscription_id ?? undefined,
                },
                { term: say("registered.start"), value: device.start_date },
                { term: say("registered.nextBilling"), value: device.nextBillingDate },
                { term: say("registered.plan"), value: device.activated_plan_description },
              ]}
            />
          </ReceiptCard>
        );
      })}
      <Others count={receipt.devices.length - SHOWN} />
      {!canSetUp && <p className="waypost-quiet">{say("registered.setupGone")}</p>}
    </SuccessPanel>
  );
}

/** As many devices as are drawn: a registration has four, but a reply may list thousands. */
const SHOWN = 20;

/** How many devices are not drawn. */
function Others({ count }: { count: number }) {
  const say = useMessages();
  const { number } = useFormats();
  return count > 0 && <p>{say("registered.others", { count: number(count) })}</p>;
}

function FailedDevices({ receipt }: { receipt: RegistrationReceipt }) {
  const say = useMessages();
  const { supportEmail } = useConfig();
  const { price } = useFormats();
  return (
    <>
      <ErrorPanel tone="warning" message={say("partial.devices")}>
        <Devices imeis={receipt.failedDevices} sent={receipt.sent} />
      </ErrorPanel>
      <ErrorPanel
        tone="info"
        message={
          receipt.charged === null
            ? say("support.contact")
            : say("partial.charge", price(receipt.charged))
        }
      >
        <a className="waypost-link" href={`mailto:${supportEmail}`}>
          {supportEmail}
        </a>
      </ErrorPanel>
    </>
  );
}

/** Devices by name and IMEI. */
function Devices({ imeis, sent }: { imeis: readonly string[]; sent: readonly SentDevice[] }) {
  const nameOfImei = (imei: string) => sent.find((device) => device.imei === imei)?.device_name;
  return (
    <>
      <ul>
        {imeis.slice(0, SHOWN).map((imei, index) => (
          <li key={`${imei} ${String(index)}`}>
            {nameOfImei(imei)}{" "}
            <span dir="ltr" className="waypost-numbers">
              {groupImei(imei)}
            </span>
          </li>
        ))}
      </ul>
      <Others count={imeis.length - SHOWN} />
    </>
  );
}

const nameOf = ({ details }: RegistrationReceipt): string =>
  [details?.first_name, details?.last_name].filter(Boolean).join(" ");
