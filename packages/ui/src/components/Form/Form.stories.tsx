import type { Story } from "@ladle/react";
import { useState } from "react";
import { Button } from "../Button/Button.tsx";
import { ErrorSummary } from "../ErrorSummary/ErrorSummary.tsx";
import { PasswordField } from "../PasswordField/PasswordField.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { Form, FormActions, FormRow } from "./Form.tsx";

export default { title: "Forms / Form" };

const errors = [
  { fieldId: "first", message: "FirstName is required" },
  { fieldId: "email", message: "Email is invalid" },
];

interface CustomerProps {
  attempt: number;
}

function Customer({ attempt }: CustomerProps) {
  const [count, setCount] = useState(attempt);
  const shown = count > 0 ? errors : [];
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        setCount(count + 1);
      }}
    >
      <FormRow>
        <TextField id="first" label="First name" errorMessage={shown[0]?.message} />
        <TextField label="Last name" />
      </FormRow>
      <TextField label="Company name" optionalText="(optional)" />
      <TextField
        id="email"
        label="E-mail"
        defaultValue="ada@example"
        errorMessage={shown[1]?.message}
      />
      <PasswordField label="Password" labels={{ show: "Show password", hide: "Hide password" }} />
      <FormActions>
        <Button variant="quiet">Previous</Button>
        <Button type="submit" variant="primary">
          Next
        </Button>
      </FormActions>
      <ErrorSummary title="There is a problem" errors={shown} attempt={count} />
    </Form>
  );
}

export const Empty: Story = () => <Customer attempt={0} />;

export const AfterAFailedSubmit: Story = () => <Customer attempt={1} />;
