import { useFormats, useMessages } from "@waypost/hooks";
import { LinkButton } from "@waypost/ui/Button";
import { FoldingSection } from "@waypost/ui/FoldingSection";
import { useState, type ReactElement } from "react";
import type { AccountTask } from "@waypost/hooks/rules";
import { DeviceCard } from "@waypost/ui/DeviceCard";
import { taskLabel } from "./task-label.ts";
import type { OwnDevice } from "./AccountDevice.tsx";

/** The cancelled devices as a group that is collapsed at first. A search expands it. */
export function CancelledDevices(props: {
  count: number;
  isSearched: boolean;
  /** The page that reactivates several devices at once; undefined if there is none. */
  severalPath: string | undefined;
  children: ReactElement;
}) {
  const { count, isSearched, severalPath, children } = props;
  const say = useMessages();
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  return (
    <FoldingSection
      isFolding={!isSearched}
      isOpen={isOpen}
      onOpenChange={setOpen}
      className="account-cancelled"
      title={say("myAccount.cancelledDevices", { count, number: formats.number(count) })}
    >
      {children}
      {count > 1 && severalPath !== undefined && (
        <LinkButton className="account-several" size="small" href={`#${severalPath}`}>
          {say("myAccount.reactivateSeveral")}
        </LinkButton>
      )}
    </FoldingSection>
  );
}

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
