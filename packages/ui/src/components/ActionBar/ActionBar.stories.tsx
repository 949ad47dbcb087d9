import type { Story } from "@ladle/react";
import { Button } from "../Button/Button.tsx";
import { Form } from "../Form/Form.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { ActionBar, type ActionBarProps } from "./ActionBar.tsx";

export default { title: "Forms / ActionBar" };

const order = {
  title: "Your order",
  lines: [{ id: "1", title: "Van 7", detail: "Plus, billed quarterly", amount: "$59.97" }],
  total: { label: "Billed today", amount: "$59.97" },
  labels: { unknown: "not known yet" },
};

const Shown = (props: Omit<ActionBarProps, "children">) => (
  <Form>
    <TextField label="First name" />
    <TextField label="Last name" />
    <ActionBar back={<Button variant="quiet">Previous</Button>} {...props}>
      <Button type="submit" variant="primary">
        Next
      </Button>
    </ActionBar>
  </Form>
);

export const Plain: Story = () => <Shown />;

export const WithHint: Story = () => <Shown message="Still needed: Phone Number" />;

export const WithTotal: Story = () => <Shown message="" summary={order} />;

export const PriceUnknown: Story = () => (
  <Shown message="" summary={{ ...order, total: { label: "Billed today" } }} />
);

export const AfterAFailedSubmit: Story = () => (
  <Shown isProblem message="Please check 2 fields" summary={order} />
);
