import type { Story } from "@ladle/react";
import { Switch } from "./Switch.tsx";

export default { title: "Fields / Switch" };

export const Off: Story = () => <Switch>Speed alerts</Switch>;

export const On: Story = () => (
  <Switch defaultSelected detail="The count is refilled when it goes below 10%.">
    SMS Auto Renewal
  </Switch>
);

export const Disabled: Story = () => (
  <Switch isDisabled detail="Not part of your plan.">
    SOS alerts
  </Switch>
);
