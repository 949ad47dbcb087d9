import type { Story } from "@ladle/react";
import { Button } from "../Button/Button.tsx";
import { ErrorPanel } from "./ErrorPanel.tsx";

export default { title: "Feedback / ErrorPanel" };

export const Failure: Story = () => (
  <ErrorPanel
    title="Error!"
    message="Registration failed : Card declined by the issuer"
    actions={<Button size="small">Try another card</Button>}
  >
    Your card was not charged and no device was activated.
  </ErrorPanel>
);

export const Warning: Story = () => (
  <ErrorPanel
    tone="warning"
    title="(Attention!)"
    message="You will only incur a charge of $89.97 for the activated/registered devices"
  />
);

export const Information: Story = () => (
  <ErrorPanel tone="info" message="Plans could not be loaded yet. You can fill in the rest." />
);

export const Success: Story = () => (
  <ErrorPanel
    tone="success"
    title="Success!!"
    message="Reactivated Device Successfully, Happy tracking"
  />
);

export const AfterAToast: Story = () => (
  <ErrorPanel isAnnounced={false} message="Server busy">
    Press Next to try again.
  </ErrorPanel>
);
