import type { Story } from "@ladle/react";
import { TextField } from "../TextField/TextField.tsx";
import { ErrorSummary } from "./ErrorSummary.tsx";

export default { title: "Forms / ErrorSummary" };

export const WithLinks: Story = () => (
  <>
    <ErrorSummary
      title="There are 2 problems"
      errors={[
        { fieldId: "city", message: "City is required" },
        { message: "The form could not be sent. Nothing was charged." },
      ]}
    />
    <TextField id="city" label="City" errorMessage="City is required" />
  </>
);

export const Many: Story = () => (
  <ErrorSummary
    title="Please check 7 fields"
    errors={["City", "State", "Email", "Name", "Phone", "Unit", "Plan"].map((name) => ({
      message: `${name} is required`,
      isSolved: name === "City",
    }))}
    moreText={(count) => `and ${String(count)} more`}
  />
);
