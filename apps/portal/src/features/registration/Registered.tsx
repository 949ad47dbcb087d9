import { useConfirm, useMessages, type RegistrationReceipt } from "@waypost/hooks";
import { amount, groupImei } from "@waypost/hooks/rules";
import { Button, LinkButton } from "@waypost/ui/Button";
import { ErrorPanel } from "@waypost/ui/ErrorPanel";
import { useConfig } from "../../app/ConfigContext.ts";
import { Heading } from "../../app/Heading.tsx";
import "./registered.css";

/** What is active now, until when and what was billed; with what failed, if anything did. */
export function Registered() {
  const say = useMessages();
  const { receipt, moreDevices } = useConfirm();
  const { links } = useConfig();
  if (receipt === null) return null;
  return (
    <div className="registered">
      <Heading>{say("registered.title")}</Heading>
      {receipt.failedDevices.length > 0 && <FailedDevices receipt={receipt} />}
      <Facts
        facts={[
          [say("registered.name"), nameOf(receipt)],
          [say("email.label"), receipt.email],
          [say("customerId.label"), String(receipt.details?.customer_id ?? "")],
        ]}
      />
      {receipt.devices.map((device) => (
        <section key={device.imei_no} className="registered-device">
          <h2>{device.device_name}</h2>
          <Facts
            facts={[
              [say("registered.imei"), groupImei(device.imei_no ?? "")],
              [say("registered.iccid"), device.imei_iccid],
              [say("registered.subscription"), device.subscription_id],
              [say("registered.start"), device.start_date],
              [say("registered.nextBilling"), device.nextBillingDate],
              [say("registered.plan"), device.activated_plan_description],
            ]}
          />
        </section>
      ))}
      <div className="registered-next">
        <Button onPress={moreDevices}>{say("registered.more")}</Button>
        <span>{say("registered.or")}</span>
        <LinkButton variant="primary" href={links.login}>
          {say("registered.login")}
        </LinkButton>
      </div>
    </div>
  );
}

function FailedDevices({ receipt }: { receipt: RegistrationReceipt }) {
  const say = useMessages();
  const { supportEmail } = useConfig();
  return (
    <>
      <ErrorPanel tone="warning" message={say("partial.devices")}>
        <ul>
          {receipt.failedDevices.map((device) => (
            <li key={device}>{device}</li>
          ))}
        </ul>
      </ErrorPanel>
      <ErrorPanel
        tone="info"
        message={
          receipt.charged !== null && say("partial.charge", { amount: amount(receipt.charged) })
        }
      >
        <a className="wp-link" href={`mailto:${supportEmail}`}>
          {supportEmail}
        </a>
      </ErrorPanel>
    </>
  );
}

function Facts({ facts }: { facts: readonly (readonly [string, string | null])[] }) {
  return (
    <dl className="registered-facts">
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className="wp-numbers">{value === null || value === "" ? "–" : value}</dd>
        </div>
      ))}
    </dl>
  );
}

const nameOf = ({ details }: RegistrationReceipt): string =>
  [details?.first_name, details?.last_name].filter(Boolean).join(" ");
