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

export const PutRight: Story = () => (
  <ErrorSummary
    title="Please check one field"
    errors={[{ fieldId: "email", message: "Email is required", isSolved: true }]}
  />
);
