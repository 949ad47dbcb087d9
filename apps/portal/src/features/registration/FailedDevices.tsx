import { useFormats, useMessages, type RegistrationView } from "@waypost/hooks";
import type { RegistrationReceipt } from "@waypost/hooks/flows";
import { Button } from "@waypost/ui/Button";
import { ErrorPanel } from "@waypost/ui/ErrorPanel";
import { Imei } from "@waypost/ui/Imei";
import { useConfig } from "../../app/ConfigContext.ts";
import { SupportAddress } from "../../app/SupportAddress.tsx";

/**
 * The maximum number of rendered devices. A registration has at most four, but a reply may list
 * thousands.
 */
export const MAX_RENDERED = 20;

/** The number of devices that are not rendered. */
export function Others({ count }: { count: number }) {
  const say = useMessages();
  const { number } = useFormats();
  return count > 0 && <p>{say("registered.others", { count: number(count) })}</p>;
}

/** The devices that were not registered, and the charge for the others. */
export function FailedDevices({ screen }: { screen: RegistrationView<"done"> }) {
  const say = useMessages();
  const { supportEmail } = useConfig();
  const { priceParams } = useFormats();
  const { receipt, canRetryFailed, retryFailed } = screen;
  return (
    <>
      <ErrorPanel
        tone="warning"
        message={say("partial.devices")}
        actions={
          canRetryFailed && (
            <Button variant="primary" onPress={retryFailed}>
              {say("partial.retry")}
            </Button>
          )
        }
      >
        <NamedDevices imeis={receipt.failedDevices} sent={receipt.sent} />
      </ErrorPanel>
      <ErrorPanel
        tone="info"
        message={
          receipt.agreed === null
            ? say("partial.chargeUnknown")
            : say("partial.charge", priceParams(receipt.agreed))
        }
      >
        <SupportAddress email={supportEmail} />
      </ErrorPanel>
    </>
  );
}

/** A list of devices by name and IMEI. The server's text may be neither; it is shown as it is. */
export function NamedDevices(props: {
  imeis: readonly string[];
  sent: RegistrationReceipt["sent"];
}) {
  const { imeis, sent } = props;
  const nameOf = (text: string) => sent.find(({ imei }) => imei === text)?.device_name ?? "";
  return (
    <>
      <ul>
        {imeis.slice(0, MAX_RENDERED).map((text, index) => (
          <li key={`${text} ${String(index)}`}>
            <span>{nameOf(text)}</span> <Imei>{text}</Imei>
          </li>
        ))}
      </ul>
      <Others count={imeis.length - MAX_RENDERED} />
    </>
  );
}
