import type { Story } from "@ladle/react";
import { LinkButton } from "../Button/Button.tsx";
import { MissingInput } from "./MissingInput.tsx";

export default { title: "Page / MissingInput" };

export const NoCustomer: Story = () => (
  <MissingInput
    title="This link is not complete"
    message="It does not say which customer it is for, so we cannot show your devices."
    actions={<LinkButton href="#/">Activate a device</LinkButton>}
  >
    <p>Open the link in your email again, or the one in the tracking app, without changes.</p>
    <p>
      Need help? Write to{" "}
      <a className="waypost-link" href="mailto:help@example.com">
        help@example.com
      </a>
      .
    </p>
  </MissingInput>
);

export const Short: Story = () => (
  <MissingInput title="This link is not complete" message="The device is missing." />
);
