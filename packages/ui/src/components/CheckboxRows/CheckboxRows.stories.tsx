import type { Story } from "@ladle/react";
import { useState } from "react";
import { CheckboxRows } from "./CheckboxRows.tsx";

export default { title: "Fields / CheckboxRows" };

const rows = ["Price concerns", "Defective Unit", "Inaccurate, inconsistent readings", "Other"].map(
  (label) => ({ value: label, label }),
);

function Reasons(props: { ticked?: readonly string[]; error?: string; isDisabled?: boolean }) {
  const { ticked = [], error, isDisabled = false } = props;
  const [value, setValue] = useState(ticked);
  return (
    <CheckboxRows
      label="Reason(s) for Cancellation"
      description="Choose any number."
      rows={rows}
      value={value}
      onChange={setValue}
      errorMessage={error}
      isDisabled={isDisabled}
    />
  );
}

export const Empty: Story = () => <Reasons />;

export const Ticked: Story = () => <Reasons ticked={["Defective Unit", "Other"]} />;

export const Invalid: Story = () => <Reasons error="Select at least one checkbox" />;

export const Disabled: Story = () => <Reasons ticked={["Other"]} isDisabled />;
