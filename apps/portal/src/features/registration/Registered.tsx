import { useMessages, useRegistrationConfirm } from "@waypost/hooks";
import { Button, LinkButton } from "@waypost/ui/Button";
import { ErrorPanel } from "@waypost/ui/ErrorPanel";
import { Stop, Stops, SuccessPanel } from "@waypost/ui/SuccessPanel";
import { useConfig } from "../../app/ConfigContext.ts";
import { Heading } from "../../app/Heading.tsx";
import { DeviceSetUp, type SetUp } from "../device-settings/DeviceSetUp.tsx";
import { AgreementSheet } from "../agreement/AgreementSheet.tsx";
import { CustomerFacts } from "./CustomerFacts.tsx";
import { FailedDevices, NamedDevices } from "./FailedDevices.tsx";
import { Places } from "./Places.tsx";
import { ReceiptPayment } from "./ReceiptPayment.tsx";
import { SetUpStop } from "./SetUpStop.tsx";
import "./registered.css";

/** The receipt: the active devices, the agreed amount and, if any, the devices that failed. */
export function Registered() {
  return <DeviceSetUp>{(setUp) => <Receipt setUp={setUp} />}</DeviceSetUp>;
}

function Receipt({ setUp }: { setUp: SetUp }) {
  const say = useMessages();
  const { receipt, canSetUp, startOver } = useRegistrationConfirm();
  const { links } = useConfig();
  const isPartial = (receipt?.failedDevices.length ?? 0) > 0;
  if (receipt === null) return null;
  const isUnconfirmed = receipt.unconfirmedDevices.length > 0;
  const title = isPartial
    ? "registered.titlePartial"
    : isUnconfirmed
      ? "unconfirmed.title"
      : "registered.title";
  const { devices } = receipt;
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
          <NamedDevices imeis={receipt.unconfirmedDevices} sent={receipt.sent} />
        </ErrorPanel>
      )}
      <CustomerFacts receipt={receipt} />
      <Stops>
        {devices.length > 0 && (
          <>
            <Stop isScreenOnly title={say("registered.place")}>
              <Places devices={devices} />
            </Stop>
            <Stop title={say("registered.setUp")}>
              <SetUpStop receipt={receipt} setUp={canSetUp ? setUp : null} />
            </Stop>
          </>
        )}
        <Stop title={say("registered.payment")}>
          <ReceiptPayment receipt={receipt} />
        </Stop>
      </Stops>
      <AgreementSheet consents={receipt.consents} />
    </SuccessPanel>
  );
}
