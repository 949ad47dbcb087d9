import { useState } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { Button } from "../Button/Button.tsx";
import { ImeiField } from "../DeviceRow/ImeiField.tsx";
import { NumberField } from "../NumberField/NumberField.tsx";
import { PasswordField } from "../PasswordField/PasswordField.tsx";
import { PhoneField } from "../PhoneField/PhoneField.tsx";
import { Slider } from "../Slider/Slider.tsx";
import { TextArea } from "../TextArea/TextArea.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { Dialog, DialogPanel, DialogWindow } from "./Dialog.tsx";

function Question({ onAnswer }: { onAnswer: (answer: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  const answer = (text: string) => {
    onAnswer(text);
    setOpen(false);
  };
  return (
    <>
      <Button onPress={() => setOpen(true)}>Pay</Button>
      <Dialog
        isOpen={isOpen}
        title="Confirmation"
        role="alertdialog"
        onClose={() => answer("no")}
        footer={
          <>
            <Button onPress={() => answer("no")}>No</Button>
            <Button onPress={() => answer("yes")}>Yes</Button>
          </>
        }
      >
        <p>Are you sure?</p>
      </Dialog>
    </>
  );
}

test.each(
  Object.entries({
    "a text": () => <TextField label="Field" />,
    "a number": () => <NumberField label="Field" defaultValue={3} />,
    "a slider's number": () => (
      <Slider label="Field" value={3} minValue={0} maxValue={9} onChange={vi.fn()} />
    ),
    "an IMEI": () => <ImeiField label="Field" />,
    "a phone number": () => <PhoneField label="Field" />,
    "a password": () => <PasswordField label="Field" labels={{ show: "Show", hide: "Hide" }} />,
    "several lines": () => <TextArea label="Field" />,
  }),
)("Escape in the field for %s cancels", async (_, Field) => {
  const onClose = vi.fn();
  await render(
    <Dialog isOpen title="Settings" onClose={onClose}>
      <Field />
    </Dialog>,
  );
  await page.getByLabelText("Field").last().click();
  await userEvent.keyboard("1{Escape}");
  expect(onClose).toHaveBeenCalledTimes(1);
});

test("Escape cancels, and focus is restored", async () => {
  const onAnswer = vi.fn();
  const screen = await render(<Question onAnswer={onAnswer} />);
  await screen.getByRole("button", { name: "Pay" }).click();
  await expect.element(page.getByRole("alertdialog", { name: "Confirmation" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  expect(onAnswer.mock.calls).toEqual([["no"]]);
  await expect.element(screen.getByRole("button", { name: "Pay" })).toHaveFocus();
});

test("the subtitle is below the title and describes the dialog", async () => {
  await render(
    <Dialog isOpen size="xlarge" title="Settings" subtitle="Van 1" onClose={() => undefined}>
      <p>Speed limit</p>
    </Dialog>,
  );
  const dialog = page.getByRole("dialog", { name: "Settings", exact: true });
  await expect.element(dialog).toHaveAccessibleDescription("Van 1");
  const [title, subtitle] = [
    page.getByRole("heading", { name: "Settings" }),
    page.getByText("Van 1"),
  ];
  const [above, beneath] = [title, subtitle].map((it) => it.element().getBoundingClientRect());
  expect(beneath?.top).toBeGreaterThanOrEqual(above?.bottom ?? Infinity);
});

test("a click outside does nothing", async () => {
  const onAnswer = vi.fn();
  const screen = await render(<Question onAnswer={onAnswer} />);
  await screen.getByRole("button", { name: "Pay" }).click();
  const scrim = document.querySelector(".waypost-Dialog-scrim");
  await userEvent.click(scrim ?? document.body, { position: { x: 3, y: 3 } });
  expect(onAnswer).not.toHaveBeenCalled();
  await expect.element(page.getByRole("alertdialog")).toBeVisible();
});

test("focus is trapped inside", async () => {
  const onAnswer = vi.fn();
  const screen = await render(<Question onAnswer={onAnswer} />);
  await screen.getByRole("button", { name: "Pay" }).click();
  for (let press = 0; press < 4; press++) {
    // oxlint-disable-next-line no-await-in-loop -- keys are pressed one after the other
    await userEvent.tab();
    expect(page.getByRole("alertdialog").element().contains(document.activeElement)).toBe(true);
  }
  page.getByRole("button", { name: "Yes" }).element().focus();
  await userEvent.keyboard("{Enter}");
  expect(onAnswer.mock.calls).toEqual([["yes"]]);
});

function Growing() {
  const [count, setCount] = useState(1);
  return (
    <>
      <button onClick={() => setCount(80)}>More</button>
      <button onClick={() => setCount(1)}>Less</button>
      {Array.from({ length: count }, (_, index) => (
        <p key={index}>Line {index}</p>
      ))}
    </>
  );
}

test("content that grows can be scrolled by keyboard, and leaves the tab order when it is short again", async () => {
  // Starts at its maximum size.
  const style = document.createElement("style");
  style.textContent = ".waypost-Dialog-content { block-size: 12rem }";
  document.head.append(style);
  onTestFinished(() => style.remove());
  await render(
    <Dialog isOpen title="Terms" onClose={() => undefined} footer={<Button>Next</Button>}>
      <Growing />
    </Dialog>,
  );
  const group = page.getByRole("group", { name: "Terms" });
  await expect.element(group).not.toBeInTheDocument();
  await page.getByRole("button", { name: "More" }).click();
  await expect.element(group).toHaveAttribute("tabindex", "0");
  await page.getByRole("button", { name: "Less" }).click();
  await expect.element(group).not.toBeInTheDocument();
});

test("a long text can be scrolled by keyboard while its buttons stay in view", async () => {
  const lines = Array.from({ length: 80 }, (_, index) => <p key={index}>Line {index}</p>);
  await render(
    <Dialog isOpen title="Terms" onClose={() => undefined} footer={<Button>Next</Button>}>
      {lines}
    </Dialog>,
  );
  await expect.element(page.getByRole("group", { name: "Terms" })).toHaveAttribute("tabindex", "0");
  await expect.element(page.getByRole("button", { name: "Next" })).toBeInViewport();
});

test.each(["small", "medium", "large", "xlarge"] as const)(
  "in a very low window the footer of a %s dialog follows the form, so that every field can be clicked",
  async (size) => {
    await page.viewport(320, 256);
    const pressed: string[] = [];
    const press = (name: string) => () => void pressed.push(name);
    const names = Array.from({ length: 12 }, (_, index) => `Switch ${index + 1}`);
    await render(
      <Dialog
        isOpen
        size={size}
        title="Settings"
        onClose={() => undefined}
        footer={<Button onPress={press("Save")}>Save</Button>}
      >
        {names.map((name) => (
          <p key={name}>
            <Button onPress={press(name)}>{name}</Button>
          </p>
        ))}
      </Dialog>,
    );
    for (const name of [...names, "Save"]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await page.getByRole("button", { name, exact: true }).click();
    }
    expect(pressed).toEqual([...names, "Save"]);
    await page.viewport(414, 896);
  },
);

test("on a phone a question is a sheet at the lower edge, as wide as the screen", async () => {
  await page.viewport(390, 844);
  await render(
    <Dialog isOpen title="Buy?" onClose={() => undefined} footer={<Button>Yes</Button>}>
      One pack.
    </Dialog>,
  );
  const sheet = document.querySelector(".waypost-Dialog-modal");
  await expect
    .poll(() => sheet?.getBoundingClientRect())
    .toMatchObject({ left: 0, right: 390, bottom: 844 });
  await page.viewport(414, 896);
});

const sheet = (key: string, text: string) => (
  <DialogWindow isOpen>
    <DialogPanel key={key} title={key} footer={<Button>Yes</Button>}>
      {text}
    </DialogPanel>
  </DialogWindow>
);

test("a panel that replaces another one takes the focus, and an update of it does not", async () => {
  const screen = await render(sheet("Buy?", "One pack."));
  await page.getByRole("button", { name: "Yes" }).click();
  await screen.rerender(sheet("Unknown", "We do not know."));
  await expect.element(page.getByRole("dialog", { name: "Unknown" })).toHaveFocus();
  const yes = page.getByRole("button", { name: "Yes" });
  yes.element().focus();
  await screen.rerender(sheet("Unknown", "Still not known."));
  await expect.element(page.getByText("Still not known.")).toBeVisible();
  await expect.element(yes).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog", { name: "Unknown" })).toBeVisible();
});

test.each([
  [
    "its content and its note, which has the total",
    { note: <p>$4.95 today</p>, children: <p>100 SMS</p> },
    "100 SMS $4.95 today",
  ],
  ["its text", { children: "Your 4 changes will be lost." }, "Your 4 changes will be lost."],
])("a question is described by %s", async (_by, parts, description) => {
  await render(
    <Dialog
      isOpen
      role="alertdialog"
      title="Sure?"
      onClose={() => undefined}
      footer={<Button>Yes</Button>}
      {...parts}
    />,
  );
  await expect
    .element(page.getByRole("alertdialog", { name: "Sure?" }))
    .toHaveAccessibleDescription(description);
});
