import { useFormats, useMessages } from "@waypost/hooks";
import {
  registeredDeviceSettings,
  type RegisteredDevice,
  type RegistrationReceipt,
} from "@waypost/hooks/flows";
import { Button } from "@waypost/ui/Button";
import { Imei } from "@waypost/ui/Imei";
import { Facts } from "@waypost/ui/Facts";
import { ReceiptCard } from "@waypost/ui/SuccessPanel";
import { useId } from "react";
import type { SetUp } from "../device-settings/DeviceSetUp.tsx";
import { currentName, useNicknames } from "../devices/nicknames.ts";
import { Others, MAX_RENDERED } from "./FailedDevices.tsx";

interface Receipts {
  receipt: RegistrationReceipt;
  setUp: SetUp | null;
}

/** A receipt for each active device, with the button that opens its settings. */
export function DeviceReceipts(props: Receipts) {
  const { receipt } = props;
  const { devices } = receipt;
  return (
    <>
      {devices.slice(0, MAX_RENDERED).map((device, index) => (
        <DeviceReceipt
          key={`${device.imei_no ?? ""} ${String(index)}`}
          {...props}
          device={device}
          number={index + 1}
        />
      ))}
      <Others count={devices.length - MAX_RENDERED} />
    </>
  );
}

function DeviceReceipt(props: Receipts & { device: RegisteredDevice; number: number }) {
  const { receipt, device, number, setUp } = props;
  const say = useMessages();
  const { date } = useFormats();
  const titleId = useId();
  const imei = device.imei_no ?? "";
  // The name may have been changed in the settings.
  const names = useNicknames(receipt.details?.customer_id?.toString() ?? null);
  const name = currentName(names, imei, device.device_name);
  const { imei_iccid: iccid, subscription_id: subscription } = device;
  const input = registeredDeviceSettings(receipt, device);
  const day = (text: string | null) => (text === null ? null : date(text));
  return (
    <ReceiptCard
      title={name || say("summary.device", { number })}
      titleId={titleId}
      headingLevel={3}
      {...(setUp !== null &&
        input !== null && {
          actions: (
            <Button aria-describedby={titleId} onPress={() => setUp(input)}>
              {say("registered.setup")}
            </Button>
          ),
        })}
    >
      <Facts
        labels={{
          copy: (term: string) => say("fact.copy", { term }),
          copied: say("fact.copied"),
        }}
        facts={[
          ...(device.device_name ? [] : [{ term: say("device_name.label"), value: null }]),
          {
            term: say("registered.imei"),
            value: imei === "" ? null : <Imei>{imei}</Imei>,
            copy: imei,
          },
          { term: say("registered.iccid"), value: iccid, copy: iccid ?? "" },
          { term: say("registered.subscription"), value: subscription, copy: subscription ?? "" },
          { term: say("registered.start"), value: day(device.start_date) },
          { term: say("registered.nextBilling"), value: day(device.nextBillingDate) },
          { term: say("registered.plan"), value: device.activated_plan_description },
        ]}
      />
    </ReceiptCard>
  );
}
