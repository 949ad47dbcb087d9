import type { RegistrationView } from "@waypost/hooks";
import { Imei } from "@waypost/ui/Imei";
import { SentFacts } from "../checkout/SentFacts.tsx";

/** The request without a reply: the devices, the amount, the card and the time. */
export function SentDevices({ request }: Pick<RegistrationView<"unknown">, "request">) {
  const { devices, total, last4, at } = request;
  if (devices.length === 0) return null;
  const named = (
    <ul className="task-list">
      {devices.map(({ imei, name }) => (
        <li key={imei}>
          {name !== "" && <div>{name}</div>}
          <Imei className="waypost-quiet">{imei}</Imei>
        </li>
      ))}
    </ul>
  );
  return <SentFacts subjects={named} amount={total} {...{ last4, at }} />;
}
