import { useAccount, useFormats, useMessages } from "@waypost/hooks";
import type { cancellation, ShapeOf } from "@waypost/hooks/flows";
import { Consequences } from "@waypost/ui/Consequences";
import { Imei } from "@waypost/ui/Imei";
import { Suspense, type ReactNode } from "react";
import { useLink } from "../../app/use-link.ts";
import { useNickname } from "../devices/nicknames.ts";
import type { TaskOnForm } from "../task/task-page-props.ts";

/** The services that end, and the date until which tracking continues. */
export function EndOfService({ task }: { task: TaskOnForm<ShapeOf<typeof cancellation>> }) {
  const say = useMessages();
  const customerId = useLink().query("customer_id");
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
  const stillTracks = say("cancellation.stillTracks");
  if (customerId === null || imei === null) return <Ends {...{ title, stillTracks }} />;
  return (
    <Suspense fallback={<Ends {...{ title, stillTracks }} />}>
      <EndsOn {...{ title, customerId, imei }} />
    </Suspense>
  );
}

/** Adds the date if the customer's list of devices has it. */
function EndsOn(props: { title: ReactNode; customerId: string; imei: string }) {
  const { title, customerId, imei } = props;
  const say = useMessages();
  const formats = useFormats();
  const { devices } = useAccount({ customerId, cancelled: false });
  const day = devices.find((device) => device.imei === imei)?.date ?? null;
  const stillTracks =
    day === null
      ? say("cancellation.stillTracks")
      : say("cancellation.tracksUntil", { date: formats.date(day) });
  return <Ends {...{ title, stillTracks }} />;
}

function Ends({ title, stillTracks }: { title: ReactNode; stillTracks: string }) {
  const say = useMessages();
  return (
    <Consequences
      gravity="ends"
      title={title}
      facts={[stillTracks, say("cancellation.comingBack")]}
    />
  );
}
