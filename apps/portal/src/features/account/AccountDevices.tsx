import { useAccount, useMessages } from "@waypost/hooks";
import type { AccountTask } from "@waypost/hooks/rules";
import { EmptyState } from "@waypost/ui/EmptyState";
import { Skeleton } from "@waypost/ui/Skeleton";
import { TextField } from "@waypost/ui/TextField";
import { Suspense, useState } from "react";
import { RetryPanel } from "../../app/RetryPanel.tsx";
import { AccountDevice } from "./AccountDevice.tsx";

interface Props {
  customerId: string;
  tasksOf: (imei: string) => readonly AccountTask[];
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

function Devices({ customerId, tasksOf }: Props) {
  const say = useMessages();
  const { devices, isPending, failure, refetch } = useAccount(customerId);
  const [digits, setDigits] = useState("");
  if (isPending) return <Loading />;
  if (failure !== null) {
    return <RetryPanel title={say("failure.title")} message={failure} retry={refetch} />;
  }
  if (devices.length === 0) {
    return (
      <EmptyState title={say("myAccount.noDevices")}>{say("myAccount.noDevicesNext")}</EmptyState>
    );
  }
  const wanted = digits.replaceAll(/\s/g, "");
  const found = devices.filter(({ imei_no }) => imei_no.includes(wanted));
  return (
    <>
      {devices.length > MANY && (
        <TextField
          hasNumbers
          className="account-find"
          label={say("myAccount.find")}
          type="search"
          autoComplete="off"
          value={digits}
          onChange={setDigits}
        />
      )}
      <output className="waypost-quiet waypost-numbers">{shownOf(say, found.length)}</output>
      <ul className="account-list">
        {found.slice(0, SHOWN).map((device, index) => (
          <li key={`${device.imei_no} ${String(index)}`}>
            <AccountDevice device={device} tasks={tasksOf(device.imei_no)} />
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
