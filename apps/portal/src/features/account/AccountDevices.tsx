import { useAccount, useMessages, useServerText, useServicePlans } from "@waypost/hooks";
import type { AccountTask } from "@waypost/hooks/rules";
import { EmptyState } from "@waypost/ui/EmptyState";
import { Skeleton } from "@waypost/ui/Skeleton";
import { TextField } from "@waypost/ui/TextField";
import { Suspense, useState } from "react";
import { RetryPanel } from "../../app/RetryPanel.tsx";
import type { SetUp } from "../device-settings/DeviceSetUp.tsx";
import { useChosenIcons } from "../devices/chosen-icons.ts";
import { textOf } from "../devices/kept-by-device.ts";
import { useNicknames } from "../devices/nicknames.ts";
import { AccountDevice, type OwnDevice } from "./AccountDevice.tsx";

interface Props {
  customerId: string;
  tasksOf: (device: OwnDevice) => readonly AccountTask[];
  /** Whether the list of dormant devices can be read. */
  hasToken: boolean;
  setUp: SetUp | null;
}

/** The number of devices that are rendered, because a fleet may have thousands. */
const SHOWN = 50;

/** More than fit on a screen: a search helps. */
const MANY = 8;

/** The customer's devices with their plans, and what can be done with each. No task waits for them. */
export function AccountDevices(props: Props) {
  const say = useMessages();
  return (
    <section aria-labelledby="account-my-devices">
      <h2 id="account-my-devices" className="waypost-heading" data-level="3">
        {say("myAccount.myDevices")}
      </h2>
      <Suspense fallback={<Loading />}>
        <Devices {...props} />
      </Suspense>
    </section>
  );
}

function Loading() {
  const say = useMessages();
  return <Skeleton shape="field" label={say("myAccount.loading")} />;
}

function Devices(props: Props) {
  const { customerId, hasToken } = props;
  const say = useMessages();
  const serverText = useServerText();
  const { devices, isPending, error, refetch, others } = useAccount({
    customerId,
    dormant: hasToken,
  });
  if (isPending) return <Loading />;
  if (error !== null) {
    return <RetryPanel title={say("failure.title")} message={serverText(error)} retry={refetch} />;
  }
  return (
    <>
      {devices.length > 0 && <Found {...props} devices={devices} />}
      {devices.length === 0 && !others.isPending && (
        <EmptyState title={say("myAccount.noDevices")}>{say("myAccount.noDevicesNext")}</EmptyState>
      )}
      {others.isPending && <Loading />}
      {others.error !== null && (
        <RetryPanel
          tone="warning"
          title={say("myAccount.others")}
          message={serverText(others.error)}
          retry={others.refetch}
        />
      )}
    </>
  );
}

/** The devices that a search finds, or all of them, as far as they are rendered. */
function Found(props: Props & { devices: readonly OwnDevice[] }) {
  const { customerId, tasksOf, setUp, devices } = props;
  const say = useMessages();
  const [wanted, setWanted] = useState("");
  const names = useNicknames(customerId);
  const plans = [...useServicePlans("gps").data, ...useServicePlans("obd").data];
  const icons = useChosenIcons(customerId);
  const nameOf = (imei: string) => textOf(names, imei);
  const text = wanted.trim().toLowerCase();
  const digits = wanted.replaceAll(/\s/g, "");
  const found = devices.filter(
    ({ imei }) =>
      imei.includes(digits) || (text !== "" && nameOf(imei).toLowerCase().includes(text)),
  );
  return (
    <>
      {devices.length > MANY && (
        <TextField
          className="account-find"
          label={say("myAccount.find")}
          type="search"
          autoComplete="off"
          value={wanted}
          onChange={setWanted}
        />
      )}
      <output className="waypost-quiet waypost-numbers">{shownOf(say, found.length)}</output>
      <ul className="account-list">
        {found.slice(0, SHOWN).map((device) => (
          <li key={device.imei}>
            <AccountDevice
              {...{ customerId, device, setUp }}
              name={nameOf(device.imei)}
              icon={textOf(icons, device.imei)}
              plan={plans.find(({ service_plan_id }) => service_plan_id === device.planId)}
              tasks={tasksOf(device)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** What a search has found, where it is none or more than is shown. */
function shownOf(say: ReturnType<typeof useMessages>, count: number): string {
  if (count === 0) return say("myAccount.noneFound");
  return count > SHOWN ? say("myAccount.someShown", { shown: SHOWN, count }) : "";
}
