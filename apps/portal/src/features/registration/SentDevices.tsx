import { useFormats, useMessages, useSentRegistration, type Formats } from "@waypost/hooks";
import { groupImei } from "@waypost/hooks/rules";
import { Facts } from "@waypost/ui/Facts";

/** What was sent without a reply: the devices, the amount, the card and the time. */
export function SentDevices() {
  const say = useMessages();
  const formats = useFormats();
  const sent = useSentRegistration();
  if (sent === null || sent.devices.length === 0) return null;
  const { devices, total, last4, at } = sent;
  return (
    <Facts
      omitsMissing
      facts={[
        {
          term: say("unknown.what"),
          value: (
            <ul className="task-list">
              {devices.map(({ imei, name }) => (
                <li key={imei}>
                  {name !== "" && <div>{name}</div>}
                  <span dir="ltr" className="waypost-numbers waypost-quiet">
                    {groupImei(imei)}
                  </span>
                </li>
              ))}
            </ul>
          ),
        },
        {
          term: say("unknown.amount"),
          value: total === null ? null : formats.price(total).money,
        },
        {
          term: say("unknown.card"),
          value: last4 === null ? null : say("unknown.cardEnding", { last4 }),
        },
        { term: say("unknown.sent"), value: timeOf(formats, at) },
      ]}
    />
  );
}

const timeOf = (formats: Formats, at: string): string | null => {
  const time = new Date(at);
  return Number.isNaN(time.getTime()) ? null : formats.time(time);
};
