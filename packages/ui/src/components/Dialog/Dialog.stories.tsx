import type { Story } from "@ladle/react";
import { useState } from "react";
import { Button } from "../Button/Button.tsx";
import { Dialog, type DialogProps } from "./Dialog.tsx";

export default { title: "Overlays / Dialog" };

type ShownProps = Pick<DialogProps, "size" | "subtitle" | "children" | "role" | "labels">;

function Shown(props: ShownProps) {
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Dialog
        {...props}
        isOpen={isOpen}
        onClose={close}
        title="Confirmation"
        footer={
          <>
            <Button onPress={close}>Go Back</Button>
            <Button variant="primary" onPress={close}>
              Confirm
            </Button>
          </>
        }
      />
    </>
  );
}

export const Question: Story = () => (
  <Shown role="alertdialog">
    <p>Are you sure you want to continue with your New Card?</p>
  </Shown>
);

export const Subtitle: Story = () => (
  <Shown subtitle="The blue delivery van" labels={{ close: "Close" }}>
    <p>The subtitle names what the dialog is about.</p>
  </Shown>
);

export const LongText: Story = () => (
  <Shown size="medium" labels={{ close: "Close" }}>
    {Array.from({ length: 20 }, (_, index) => (
      <p key={index}>The dialog scrolls inside; its title and its buttons stay where they are.</p>
    ))}
  </Shown>
);
