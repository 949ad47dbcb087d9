import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button";
import { planLabel, useFormats, useMessages, type useAccount } from "@waypost/hooks";
import { deviceTasks, type AccountTask } from "@waypost/hooks/rules";

type Task = AccountTask["task"];
type Device = ReturnType<typeof useAccount>["devices"][number];

export interface AccountProps {
  customerId: string;
  /**
   * Returns the address of your page for a task, or undefined if you have none. `imei` is the
   * device that the customer selected.
   */
  href: (task: Task, imei?: string) => string | undefined;
}

/** The devices with their plan, state and tasks. */
export function DeviceList({ devices, ...props }: AccountProps & { devices: readonly Device[] }) {
  return (
    <ul className="grid gap-3">
      {devices.map((device) => (
        <DeviceRow key={device.imei} device={device} {...props} />
      ))}
    </ul>
  );
}

function DeviceRow(props: AccountProps & { device: Device }) {
  const { customerId, device, href } = props;
  const { imei, kind, plan, planId, state, date } = device;
  const say = useMessages();
  const formats = useFormats();
  const known = (name: string) => (name === "customer_id" ? customerId : null);
  const isActive = state === "active";
  const day = date === null ? null : formats.date(date);
  return (
    <li className="grid gap-3 rounded-lg border p-4">
      <div className="flex items-start justify-between gap-3">
        <div className="grid gap-0.5">
          <p className="text-base font-medium empty:hidden">
            {planId === null ? plan : planLabel(say, plan ?? "", planId)}
          </p>
          <p className="text-muted-foreground tabular-nums">
            {kind !== null && `${say(`kind.${kind}`)} · `}
            {imei}
          </p>
          {day !== null && state !== "dormant" && (
            <p className="text-muted-foreground">
              {isActive
                ? say("myAccount.billing", { date: day, amount: "" })
                : say("myAccount.tracksUntil", { date: day })}
            </p>
          )}
        </div>
        {state !== "cancelled" && (
          <Badge variant={isActive ? "default" : "secondary"}>
            {say(isActive ? "myAccount.active" : "myAccount.dormant")}
          </Badge>
        )}
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {deviceTasks(known, device).map(({ task }) => {
          const target = href(task, imei);
          const text = say(wordOf(task));
          return (
            target !== undefined && (
              <a
                key={task}
                href={target}
                aria-label={say("myAccount.device.task", { task: text, imei })}
                className={buttonVariants({ variant: "outline" })}
              >
                {text}
              </a>
            )
          );
        })}
      </div>
    </li>
  );
}

function wordOf(task: Task) {
  switch (task) {
    case "planUpdate":
    case "dormantMode":
    case "smsPack":
    case "reactivation":
    case "dormantCancellation":
      return `myAccount.device.${task}` as const;
    default:
      return "myAccount.device.cancellation";
  }
}
