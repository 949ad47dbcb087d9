import { useFormats, useMessages } from "@waypost/hooks";
import { planKind, type AccountTask } from "@waypost/hooks/rules";
import type { PlanUpdateDevice } from "@waypost/sdk";
import { LinkButton } from "@waypost/ui/Button";
import { DeviceCard } from "@waypost/ui/DeviceCard";

/** A device with its plan. Its links name it, so that nothing is chosen or typed twice. */
export function AccountDevice(props: { device: PlanUpdateDevice; tasks: readonly AccountTask[] }) {
  const { device, tasks } = props;
  const say = useMessages();
  const formats = useFormats();
  const imei = device.imei_no;
  return (
    <DeviceCard
      headingLevel={3}
      kind={planKind(device.category)}
      imei={imei}
      plan={device.activated_plan_description}
      nextBilling={
        device.nextBillingDate !== null &&
        say("myAccount.billing", { date: formats.date(device.nextBillingDate) })
      }
    >
      <div className="account-actions">
        {tasks.map(({ task, path }) => {
          const text = say(wordOf(task));
          return (
            <LinkButton
              key={task}
              size="small"
              variant={task === "planUpdate" ? "secondary" : "quiet"}
              href={`#${path}`}
              aria-label={say("myAccount.device.task", { task: text, imei })}
            >
              {text}
            </LinkButton>
          );
        })}
      </div>
    </DeviceCard>
  );
}

function wordOf(task: AccountTask["task"]) {
  if (task === "planUpdate") return "myAccount.device.planUpdate";
  return task === "dormantMode" ? "myAccount.device.dormantMode" : "myAccount.device.cancellation";
}
