import type { Story } from "@ladle/react";
import { Button } from "../Button/Button.tsx";
import { EmptyState } from "./EmptyState.tsx";

export default { title: "Feedback / EmptyState" };

export const NothingToReactivate: Story = () => (
  <EmptyState title="No cancelled devices" actions={<Button>Activate a device</Button>}>
    All your devices are active. A cancelled one would show here.
  </EmptyState>
);
