import type { Story } from "@ladle/react";
import { Button, LinkButton } from "./Button.tsx";

export default { title: "Actions / Button" };

export const Variants: Story = () => (
  <div data-stack="">
    <Button variant="primary">Continue</Button>
    <Button>Check again</Button>
    <Button variant="add">Add another device</Button>
    <Button variant="quiet">Previous</Button>
    <Button variant="danger">Terminate</Button>
    <Button size="small">Remove</Button>
    <LinkButton href="#/somewhere">Open the tracking site</LinkButton>
  </div>
);

export const Disabled: Story = () => (
  <div data-stack="">
    <Button variant="primary" isDisabled>
      Continue
    </Button>
    <Button isDisabled>Add another device</Button>
    <Button variant="quiet" isDisabled>
      Previous
    </Button>
  </div>
);

export const Pending: Story = () => (
  <div data-stack="">
    <Button variant="primary" isPending>
      Confirm and pay
    </Button>
    <Button isPending>Check again</Button>
  </div>
);

export const Wide: Story = () => (
  <Button variant="primary" isWide>
    Select & Save
  </Button>
);
