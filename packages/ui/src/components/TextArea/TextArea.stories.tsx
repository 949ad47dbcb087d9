import type { Story } from "@ladle/react";
import { TextArea } from "./TextArea.tsx";

export default { title: "Fields / TextArea" };

const field = { label: "Comments", description: "What should we know?", rows: 6 };

export const Empty: Story = () => <TextArea {...field} />;

export const Filled: Story = () => (
  <TextArea {...field} defaultValue={"We sold the van.\nThe new owner does not need it."} />
);

export const Invalid: Story = () => <TextArea {...field} errorMessage="Comment is required" />;

export const Disabled: Story = () => <TextArea {...field} defaultValue="Sold." isDisabled />;
