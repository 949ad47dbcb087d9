import { useFormats, useMessages } from "@waypost/hooks";
import type { AccountTask } from "@waypost/hooks/rules";
import { LinkButton } from "@waypost/ui/Button";
import { DeviceCard } from "@waypost/ui/DeviceCard";
import { taskLabel } from "./task-label.ts";
import type { OwnDevice } from "./AccountDevice.tsx";

/** A cancelled device, which can be reactivated. */
export function CancelledDevice(props: {
  device: OwnDevice;
  name: string;
  tasks: readonly AccountTask[];
}) {
  const { device, name, tasks } = props;
  const { imei, kind, date } = device;
  const say = useMessages();
  const formats = useFormats();
  const text = say("myAccount.device.reactivation");
  return (
    <DeviceCard
      variant="row"
      headingLevel={4}
      {...{ kind, imei }}
      name={name || (kind !== null && say(`reactivation.${kind}`)) || ""}
      nextBilling={
        date === null ? null : say("myAccount.tracksUntil", { date: formats.date(date) })
      }
      trailing={tasks.map(({ task, path }) => (
        <LinkButton
          key={task}
          size="small"
          variant="quiet"
          href={`#${path}`}
          aria-label={taskLabel(say, text, device, name)}
        >
          {text}
        </LinkButton>
      ))}
    />
  );
}
