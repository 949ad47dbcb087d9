import { useMessages, type RegistrationView } from "@waypost/hooks";
import { Button, LinkButton } from "@waypost/ui/Button";
import { ErrorPanel } from "@waypost/ui/ErrorPanel";
import { Stop, Stops, SuccessPanel } from "@waypost/ui/SuccessPanel";
import { useConfig } from "../../app/ConfigContext.ts";
import { Heading } from "../../app/Heading.tsx";
import { DeviceSetUp, type SetUp } from "../device-settings/DeviceSetUp.tsx";
import { useAccountHref } from "../task/use-account-href.ts";
import { useCustomerAccount } from "./CustomerAccount.tsx";
import { CustomerFacts } from "./CustomerFacts.tsx";
import { FailedDevices, NamedDevices } from "./FailedDevices.tsx";
import { InstallationPlaces } from "./InstallationPlaces.tsx";
import { ReceiptPayment } from "./ReceiptPayment.tsx";
import { SetUpStop } from "./SetUpStop.tsx";
import { DeviceReceipts } from "./DeviceReceipts.tsx";
import { offersTask } from "../../app/offered.ts";
import "./registered.css";

/** The receipt: the active devices, the agreed amount and, if any, the devices that failed. */
export function Registered({ screen }: { screen: RegistrationView<"done"> }) {
  return <DeviceSetUp>{(setUp) => <Receipt {...{ screen, setUp }} />}</DeviceSetUp>;
}

function Receipt({ screen, setUp }: { screen: RegistrationView<"done">; setUp: SetUp }) {
  const say = useMessages();
  const { receipt, canSetUp, canRetryFailed, startOver } = screen;
  const config = useConfig();
  const isPartial = receipt.failedDevices.length > 0;
  const isUnconfirmed = receipt.unconfirmedDevices.length > 0;
  const title = isPartial
    ? "registered.titlePartial"
    : isUnconfirmed
      ? "unconfirmed.title"
      : "registered.title";
  const { devices } = receipt;
  const account = useAccountHref(useCustomerAccount(screen));
  return (
    <SuccessPanel
      tone={isPartial || isUnconfirmed ? "warning" : "success"}
      title={<Heading>{say(title, { count: devices.length })}</Heading>}
      aside={<ReceiptPayment receipt={receipt} />}
      actions={
        <>
          <Button onPress={startOver}>{say("registered.more")}</Button>
          <span>{say("registered.or")}</span>
          <LinkButton
            variant={account === undefined && !canRetryFailed ? "primary" : "secondary"}
            href={config.links.login}
          >
            {say("registered.login")}
          </LinkButton>
          {account !== undefined && (
            <LinkButton variant={canRetryFailed ? "secondary" : "primary"} href={account}>
              {say("registered.account")}
            </LinkButton>
          )}
        </>
      }
    >
      {isPartial && <FailedDevices screen={screen} />}
      {isUnconfirmed && (
        <ErrorPanel tone="warning" message={say("unconfirmed.devices")}>
          <NamedDevices imeis={receipt.unconfirmedDevices} sent={receipt.sent} />
        </ErrorPanel>
      )}
      <CustomerFacts receipt={receipt} />
      {devices.length > 0 && (
        <Stops>
          <Stop isScreenOnly title={say("registered.place")}>
            <InstallationPlaces devices={devices} />
          </Stop>
          <Stop title={say("registered.setUp")}>
            {offersTask(config, "device-settings") ? (
              <SetUpStop receipt={receipt} setUp={canSetUp ? setUp : null} />
            ) : (
              <DeviceReceipts receipt={receipt} setUp={null} />
            )}
          </Stop>
        </Stops>
      )}
    </SuccessPanel>
  );
}
