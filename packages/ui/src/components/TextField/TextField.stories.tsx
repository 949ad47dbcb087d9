import type { Story } from "@ladle/react";
import { Spinner } from "../Spinner/Spinner.tsx";
import { TextField } from "./TextField.tsx";

export default { title: "Fields / TextField" };

export const Plain: Story = () => (
  <TextField label="City" name="city" autoComplete="address-level2" />
);

export const WithHelp: Story = () => (
  <TextField
    label="Company name"
    optionalText="(optional)"
    description="As it should appear on your invoice."
  />
);

export const Invalid: Story = () => (
  <TextField
    label="E-mail"
    type="email"
    defaultValue="ada@example"
    errorMessage="Email is invalid"
  />
);

export const ReadOnly: Story = () => (
  <TextField label="E-mail" isReadOnly defaultValue="ada@example.com" />
);

export const Disabled: Story = () => (
  <TextField label="E-mail" isDisabled defaultValue="ada@example.com" />
);

export const Checking: Story = () => (
  <TextField label="IMEI" hasNumbers defaultValue="353816059812345" trailing={<Spinner />} />
);

export const PastesDigitsOnly: Story = () => (
  <TextField
    label="IMEI"
    hasNumbers
    inputMode="numeric"
    description="Paste 35-381605-981234-5: the hyphens go."
    pasteTransform={(text) => text.replaceAll(/[\s-]/g, "")}
  />
);
