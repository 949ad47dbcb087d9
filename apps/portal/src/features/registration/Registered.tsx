import { type RegistrationView, useFormats, useMessages } from "@waypost/hooks";
import { Button, LinkButton } from "@waypost/ui/Button";
import { ErrorPanel } from "@waypost/ui/ErrorPanel";
import { ReceiptCard, Stop, Stops, SuccessPanel } from "@waypost/ui/SuccessPanel";
import { useConfig } from "../../app/ConfigContext.ts";
import { Heading } from "../../app/Heading.tsx";
import { DeviceSetUp, type SetUp } from "../device-settings/DeviceSetUp.tsx";
import { ReturnLink } from "../task/ReturnLink.tsx";
import { useAccountHref } from "../task/use-account-href.ts";
import { useCustomerAccount } from "./CustomerAccount.tsx";
import { CustomerFacts } from "./CustomerFacts.tsx";
import { FailedDevices, MAX_RENDERED, NamedDevices, Others } from "./FailedDevices.tsx";
import { ReceiptPayment } from "./ReceiptPayment.tsx";
import { offersTask } from "../../app/offered.ts";
import {
  registeredDeviceSettings,
  type RegisteredDevice,
  type RegistrationReceipt,
} from "@waypost/hooks/flows";
import { Dialog } from "@waypost/ui/Dialog";
import { useId, useState } from "react";
import { Imei } from "@waypost/ui/Imei";
import { Facts } from "@waypost/ui/Facts";
import { currentName, useNicknames } from "../devices/nicknames.ts";
import "./registered.css";
import { ServerText } from "../../app/ServerText.tsx";

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
  const [first, second] = devices;
  const opensOne =
    canSetUp &&
    offersTask(config, "device-settings") &&
    first !== undefined &&
    second === undefined &&
    registeredDeviceSettings(receipt, first) !== null;
  const main = opensOne || canRetryFailed ? "secondary" : "primary";
  return (
    <SuccessPanel
      tone={isPartial || isUnconfirmed ? "warning" : "success"}
      title={<Heading>{say(title, { count: devices.length })}</Heading>}
      aside={<ReceiptPayment receipt={receipt} />}
      actions={
        <>
          <Button onPress={startOver}>{say("registered.more")}</Button>
          <span>{say("registered.or")}</span>
          {account === undefined && <ReturnLink />}
          <LinkButton
            variant={account === undefined ? main : "secondary"}
            href={config.links.login}
          >
            {say("registered.login")}
          </LinkButton>
          {account !== undefined && (
            <>
              <ReturnLink />
              <LinkButton variant={main} href={account}>
                {say("registered.account")}
              </LinkButton>
            </>
          )}
          <p className="waypost-quiet registered-password">{say("registered.password")}</p>
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
              <SetUpStop receipt={receipt} setUp={canSetUp ? setUp : null} isMain={opensOne} />
            ) : (
              <DeviceReceipts receipt={receipt} setUp={null} />
            )}
          </Stop>
        </Stops>
      )}
    </SuccessPanel>
  );
}

/** The place in the vehicle for each kind of device, and its light when it is ready. */
function InstallationPlaces({ devices }: { devices: readonly RegisteredDevice[] }) {
  const say = useMessages();
  const kinds = (["gps", "obd"] as const).filter((kind) =>
    devices.some((device) => device.kind === kind),
  );
  return kinds.map((kind) => {
    const light = say(`registered.light.${kind}`);
    return (
      <div key={kind} className="registered-place" data-kind={kind}>
        <p>{say(`registered.place.${kind}`)}</p>
        {light !== "" && <p className="registered-light">{light}</p>}
      </div>
    );
  });
}

/** The active devices, with buttons that open their settings or show when they become available. */
function SetUpStop(props: Receipts) {
  const { receipt, setUp } = props;
  const say = useMessages();
  if (setUp !== null) return <DeviceReceipts {...props} />;
  if (!receipt.hasToken) return <WithoutToken receipt={receipt} />;
  return (
    <>
      <p className="waypost-quiet">{say("registered.setupGone")}</p>
      <DeviceReceipts receipt={receipt} setUp={null} />
    </>
  );
}

/** The reply had no token: the settings can only be opened on the tracking site. */
function WithoutToken({ receipt }: { receipt: RegistrationReceipt }) {
  const say = useMessages();
  const { links } = useConfig();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <p className="waypost-quiet">{say("registered.noToken")}</p>
      <DeviceReceipts receipt={receipt} setUp={() => setOpen(true)} />
      <Dialog
        isOpen={isOpen}
        title={say("registered.setup")}
        onClose={close}
        footer={
          <>
            <Button variant="quiet" onPress={close}>
              {say("action.close")}
            </Button>
            <LinkButton variant="primary" href={links.login}>
              {say("registered.login")}
            </LinkButton>
          </>
        }
      >
        {say("registered.noToken")}
      </Dialog>
    </>
  );
}

interface Receipts {
  receipt: RegistrationReceipt;
  setUp: SetUp | null;
  /** True if opening the settings is the next step. */
  isMain?: boolean;
}

/** A receipt for each active device, with the button that opens its settings. */
function DeviceReceipts(props: Receipts) {
  const { receipt } = props;
  const { devices } = receipt;
  return (
    <>
      {devices.slice(0, MAX_RENDERED).map((device, index) => (
        <DeviceReceipt
          key={`${device.imei_no ?? ""} ${String(index)}`}
          {...props}
          device={device}
          number={index + 1}
        />
      ))}
      <Others count={devices.length - MAX_RENDERED} />
    </>
  );
}

function DeviceReceipt(props: Receipts & { device: RegisteredDevice; number: number }) {
  const { receipt, device, number, setUp, isMain } = props;
  const say = useMessages();
  const { date } = useFormats();
  const titleId = useId();
  const imei = device.imei_no ?? "";
  const plan = device.activated_plan_description;
  const ordered = receipt.sent.find((sent) => sent.imei === imei)?.plan_name;
  // The name may have been changed in the settings.
  const names = useNicknames(receipt.details?.customer_id?.toString() ?? null);
  const name = currentName(names, imei, device.device_name);
  const { imei_iccid: iccid, subscription_id: subscription } = device;
  const input = registeredDeviceSettings(receipt, device);
  const day = (text: string | null) => (text === null ? null : date(text));
  return (
    <ReceiptCard
      title={name || say("summary.device", { number })}
      titleId={titleId}
      headingLevel={3}
      {...(setUp !== null &&
        input !== null && {
          actions: (
            <Button
              variant={isMain === true ? "primary" : "secondary"}
              aria-describedby={titleId}
              onPress={() => setUp(input)}
            >
              {say("registered.setup")}
            </Button>
          ),
        })}
    >
      <Facts
        labels={{
          copy: (term: string) => say("fact.copy", { term }),
          copied: say("fact.copied"),
        }}
        facts={[
          ...(device.device_name ? [] : [{ term: say("device_name.label"), value: null }]),
          {
            term: say("registered.imei"),
            value: imei === "" ? null : <Imei>{imei}</Imei>,
            copy: imei,
          },
          {
            term: say("registered.iccid"),
            value: iccid && <Imei>{iccid}</Imei>,
            copy: iccid ?? "",
          },
          { term: say("registered.subscription"), value: subscription, copy: subscription ?? "" },
          { term: say("registered.start"), value: day(device.start_date) },
          { term: say("registered.nextBilling"), value: day(device.nextBillingDate) },
          { term: say("registered.plan"), value: plan && <ServerText text={plan} /> },
          ...(ordered && !plan
            ? [{ term: say("registered.ordered"), value: <ServerText text={ordered} /> }]
            : []),
        ]}
      />
    </ReceiptCard>
  );
}
