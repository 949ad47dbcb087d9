import { planLabel, useAccount, useFormats, useMessages, useServerText } from "@waypost/hooks";
import { accountTasks } from "@waypost/hooks/rules";
import { Button } from "@waypost/ui/Button";
import { DeviceCard } from "@waypost/ui/DeviceCard";
import { EmptyState } from "@waypost/ui/EmptyState";
import { ErrorPanel } from "@waypost/ui/ErrorPanel";
import { LinkCard } from "@waypost/ui/LinkCard";
import { Skeleton } from "@waypost/ui/Skeleton";
import { TaskHeader } from "@waypost/ui/TaskHeader";
import { useRoute } from "./address.ts";
import { Heading } from "./Step.tsx";

/** The tasks of this page. The account of `@waypost/hooks` knows more of them. */
const TASKS = ["add", "smsPack"] as const;

/** The devices of a customer, and what the customer can do. */
export function Account({ customerId }: { customerId: string }) {
  const say = useMessages();
  const { query } = useRoute();
  const serverText = useServerText();
  const { devices, isPending, error, refetch } = useAccount({ customerId, cancelled: false });
  const tasks = accountTasks(query, { hasToken: false });
  return (
    <div className="waypost-Form">
      <TaskHeader
        identity={say("task.customer", { id: customerId })}
        title={<Heading>{say("myAccount.title")}</Heading>}
      />
      {isPending && <Skeleton shape="field" count={2} label={say("myAccount.loading")} />}
      {error !== null && (
        <ErrorPanel
          title={say("failure.title")}
          message={serverText(error)}
          actions={<Button onPress={refetch}>{say("action.retry")}</Button>}
        />
      )}
      {!isPending && error === null && devices.length === 0 && (
        <EmptyState title={say("myAccount.noDevices")}>{say("myAccount.noDevicesNext")}</EmptyState>
      )}
      <ul className="list">
        {devices.map((device) => (
          <li key={device.imei}>
            <Device device={device} />
          </li>
        ))}
      </ul>
      {tasks.map(
        ({ task, path }) =>
          TASKS.some((name) => name === task) && (
            <LinkCard
              key={task}
              href={`#${path}`}
              title={say(`myAccount.${task}`)}
              description={say(`myAccount.${task}.detail`)}
            />
          ),
      )}
    </div>
  );
}

function Device({ device }: { device: ReturnType<typeof useAccount>["devices"][number] }) {
  const say = useMessages();
  const { date } = useFormats();
  const isActive = device.state === "active";
  return (
    <DeviceCard
      headingLevel={2}
      kind={device.kind}
      imei={device.imei}
      plan={device.planId === null ? device.plan : planLabel(say, device.plan ?? "", device.planId)}
      nextBilling={
        isActive && device.date !== null && `${say("registered.nextBilling")}: ${date(device.date)}`
      }
      state={{
        tone: isActive ? "success" : "neutral",
        label: say(isActive ? "myAccount.active" : "myAccount.dormant"),
      }}
    />
  );
}
