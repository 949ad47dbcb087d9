import { useAccount, useFormats, useMessages } from "@waypost/hooks";
import type { cancellation, ShapeOf } from "@waypost/hooks/flows";
import { Consequences } from "@waypost/ui/Consequences";
import { Imei } from "@waypost/ui/Imei";
import { Suspense, type ReactNode } from "react";
import { useLink } from "../../app/use-link.ts";
import { useNickname } from "../devices/nicknames.ts";
import type { TaskOnForm } from "../task/task-page-props.ts";

/** The services that end with the subscription, and the last day of tracking. */
export function EndOfService({ task }: { task: TaskOnForm<ShapeOf<typeof cancellation>> }) {
  const say = useMessages();
  const { imei } = task.data;
  const name = useNickname(imei ?? "");
  const title =
    imei === null ? (
      say("cancellation.ends")
    ) : (
      <Imei>
        {name === ""
          ? say("cancellation.endsImei", { imei })
          : say("cancellation.endsNamed", { name, imei })}
      </Imei>
    );
  return (
    <EndDate imei={imei} isCancelled={false}>
      {(date) => (
        <Consequences
          gravity="ends"
          title={title}
          facts={[
            date === null
              ? say("cancellation.stillTracks")
              : say("cancellation.tracksUntil", { date }),
            say("cancellation.comingBack"),
          ]}
        />
      )}
    </EndDate>
  );
}

interface EndDateProps {
  imei: string | null;
  /** True to look among the cancelled devices, too. */
  isCancelled: boolean;
  /** The date is `null` if it is not known. */
  children: (date: string | null) => ReactNode;
}

/** The date until which a device is paid for, if the lists of the customer's devices have it. */
export function EndDate({ imei, isCancelled, children }: EndDateProps) {
  const customerId = useLink().query("customer_id");
  if (customerId === null || imei === null) return children(null);
  return (
    <Suspense fallback={children(null)}>
      <KnownDate {...{ customerId, imei, isCancelled, children }} />
    </Suspense>
  );
}

function KnownDate(props: EndDateProps & { customerId: string }) {
  const { customerId, imei, isCancelled, children } = props;
  const formats = useFormats();
  const { devices } = useAccount({ customerId, cancelled: isCancelled });
  const day = devices.find((device) => device.imei === imei)?.date ?? null;
  return children(day === null ? null : formats.date(day));
}
