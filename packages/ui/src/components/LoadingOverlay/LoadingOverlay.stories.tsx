import type { Story } from "@ladle/react";
import { TextField } from "../TextField/TextField.tsx";
import { LoadingOverlay } from "./LoadingOverlay.tsx";

export default { title: "Feedback / LoadingOverlay" };

const field = <TextField label="E-mail" defaultValue="ada@example.com" />;

export const Idle: Story = () => (
  <LoadingOverlay isLoading={false} label="Checking your e-mail">
    {field}
  </LoadingOverlay>
);

export const OverASection: Story = () => (
  <LoadingOverlay isLoading label="Checking your e-mail">
    {field}
  </LoadingOverlay>
);

export const OverThePage: Story = () => (
  <LoadingOverlay isLoading cover="page" label="Activating your devices">
    {field}
  </LoadingOverlay>
);
