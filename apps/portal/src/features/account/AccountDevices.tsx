import { useAccount, useFormats, useMessages } from "@waypost/hooks";
import { planKind } from "@waypost/hooks/rules";
import { DeviceCard } from "@waypost/ui/DeviceCard";
import { EmptyState } from "@waypost/ui/EmptyState";
import { Skeleton } from "@waypost/ui/Skeleton";
import { Suspense } from "react";
import { RetryPanel } from "../../app/RetryPanel.tsx";

/** The number of devices that are rendered, because a fleet may have thousands. */
const SHOWN = 6;

/** The customer's devices with their plans. No task waits for them. */
export function AccountDevices({ customerId }: { customerId: string }) {
  const say = useMessages();
  return (
    <section className="account-devices" aria-labelledby="account-my-devices">
      <h2 id="account-my-devices" className="waypost-heading" data-level="3">
        {say("myAccount.myDevices")}
      </h2>
      <Suspense fallback={<Loading />}>
        <Devices customerId={customerId} />
      </Suspense>
    </section>
  );
}

function Loading() {
  const say = useMessages();
  return <Skeleton shape="field" label={say("myAccount.loading")} />;
}

function Devices({ customerId }: { customerId: string }) {
  const say = useMessages();
  const formats = useFormats();
  const { devices, isPending, failure, refetch } = useAccount(customerId);
  if (isPending) return <Loading />;
  if (failure !== null) {
    return <RetryPanel title={say("failure.title")} message={failure} retry={refetch} />;
  }
  if (devices.length === 0) {
    return (
      <EmptyState title={say("myAccount.noDevices")}>{say("myAccount.noDevicesNext")}</EmptyState>
    );
  }
  const others = devices.length - SHOWN;
  return (
    <ul className="account-list">
      {devices.slice(0, SHOWN).map((device, index) => (
        <li key={`${device.imei_no} ${String(index)}`}>
          <DeviceCard
            variant="row"
            kind={planKind(device.category)}
            imei={device.imei_no}
            plan={device.activated_plan_description}
            nextBilling={
              device.nextBillingDate !== null &&
              say("myAccount.billing", { date: formats.date(device.nextBillingDate) })
            }
          />
        </li>
      ))}
      {others > 0 && (
        <li className="waypost-quiet waypost-numbers">
          {say("task.andMore", { count: formats.number(others) })}
        </li>
      )}
    </ul>
  );
}
