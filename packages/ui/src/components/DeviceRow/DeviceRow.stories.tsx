import type { Story } from "@ladle/react";
import { PickerField } from "../PickerField/PickerField.tsx";
import { PickerPlaceholder } from "../PickerField/PickerField.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { Tooltip } from "../Tooltip/Tooltip.tsx";
import { DeviceRow } from "./DeviceRow.tsx";
import { ImeiDrawing } from "./ImeiDrawing.tsx";
import { ImeiField } from "./ImeiField.tsx";
import { ScanButton } from "./DeviceRow.tsx";

export default { title: "Purchase / DeviceRow" };

const row = { number: 1, label: "Device 1", labels: { remove: "Remove device 1" } };
const several = { ...row, onRemove: () => undefined };

const help = (
  <Tooltip label="Where do I find the IMEI?">
    <ImeiDrawing label="A tracker whose label shows the IMEI below the bar code" />
    <p>The 15 digits below the bar code at the back of the housing.</p>
  </Tooltip>
);

const tracker = { model: "GT-200", category: "GPS tracker", drawing: "tracker" } as const;
const plug = { model: "OB-22", category: "OBD device", drawing: "obd" } as const;
const plan = { label: "Plan", action: "Select Plan", onPress: () => undefined };

export const Empty: Story = () => (
  <DeviceRow {...row} device={null}>
    <ImeiField label="IMEI" help={help} />
    <TextField label="Device name" />
    <PickerPlaceholder>Enter the IMEI to see the plans.</PickerPlaceholder>
  </DeviceRow>
);

export const WithScanButton: Story = () => (
  <DeviceRow {...row}>
    <ImeiField label="IMEI" help={help} action={<ScanButton>Scan</ScanButton>} />
    <TextField label="Device name" />
  </DeviceRow>
);

export const Checking: Story = () => (
  <DeviceRow {...several}>
    <ImeiField label="IMEI" help={help} defaultValue="353816059812345" isChecking />
    <TextField label="Device name" defaultValue="Van 7" />
  </DeviceRow>
);

export const Tracker: Story = () => (
  <DeviceRow {...several} device="gps">
    <ImeiField label="IMEI" help={help} defaultValue="353816059812345" device={tracker} />
    <TextField label="Device name" defaultValue="Van 7" />
    <PickerField {...plan} value="Plus: $59.97 billed quarterly" />
  </DeviceRow>
);

export const ObdPlug: Story = () => (
  <DeviceRow {...several} device="obd">
    <ImeiField label="IMEI" help={help} defaultValue="353816059812345" device={plug} />
    <TextField label="Device name" />
    <PickerField {...plan} value="" errorMessage="Service Plan is required" />
  </DeviceRow>
);

export const InUse: Story = () => (
  <DeviceRow {...several}>
    <ImeiField
      label="IMEI"
      help={help}
      defaultValue="353816059812345"
      errorMessage="IMEI already in use, please try with another IMEI"
      errorAction={
        <a className="waypost-link" href="#/reactivation">
          Reactivate.
        </a>
      }
    />
    <TextField label="Device name" errorMessage="Device Name is required" />
  </DeviceRow>
);
