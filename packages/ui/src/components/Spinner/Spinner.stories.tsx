import type { Story } from "@ladle/react";
import { Spinner } from "./Spinner.tsx";

export default { title: "Feedback / Spinner" };

export const Alone: Story = () => <Spinner />;
