import { type ReactNode, useState } from "react";
import { expect, test } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "../src/components/Button/Button.tsx";
import { Dialog } from "../src/components/Dialog/Dialog.tsx";
import { DigitSlots } from "../src/components/DigitSlots/DigitSlots.tsx";
import { SearchInput } from "../src/components/Field/SearchInput.tsx";
import { NumberField } from "../src/components/NumberField/NumberField.tsx";
import { SearchableSelect } from "../src/components/SearchableSelect/SearchableSelect.tsx";
import { Select } from "../src/components/Select/Select.tsx";
import { Slider } from "../src/components/Slider/Slider.tsx";
import { TextArea } from "../src/components/TextArea/TextArea.tsx";
import { TextField } from "../src/components/TextField/TextField.tsx";
import "../src/styles.css";

// If a press closes something, the next press at the same place is a double press for the browser.
// It begins on the closed element and ends on the field that was below it.

const labels = { loading: "On its way", noMatch: "Nothing found", more: String };
const options = ["Alabama", "Texas", "Utah"].map((label) => ({ id: label, label }));
const select = <Select label="Country" options={options} />;
const searchable = <SearchableSelect label="Country" options={options} labels={labels} />;

/**
 * A field whose text is selected, as after the Tab key, then a field and the element that covers
 * it.
 */
async function show(field: ReactNode, cover: ReactNode) {
  const screen = await render(
    <>
      <TextField label="City" defaultValue="Austin" />
      <div data-testid="below" style={{ position: "absolute", bottom: 0 }}>
        {field}
      </div>
      {cover}
    </>,
  );
  await userEvent.tab();
  return screen.getByTestId("below").element() as HTMLElement;
}

/** Moves the field below the element that covers it, presses twice, and types. */
async function pressThrough(cover: Element, below: HTMLElement): Promise<string> {
  const input = below.querySelector("input:not([type=range]), textarea");
  if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) return "";
  const middle = centreOf(cover);
  const before = centreOf(input);
  below.style.translate = `${middle.x - before.x}px ${middle.y - before.y}px`;
  const session = cdp() as unknown as { send: (name: string, parameters: object) => Promise<void> };
  const mouse = { ...middle, button: "left", buttons: 1 };
  for (const clickCount of [1, 2]) {
    for (const type of ["mousePressed", "mouseReleased"]) {
      // oxlint-disable-next-line no-await-in-loop -- one press after the other
      await session.send("Input.dispatchMouseEvent", { ...mouse, type, clickCount });
    }
  }
  await userEvent.keyboard("733");
  return input.value;
}

function centreOf(element: Element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

function Closing({ isDialog = false }) {
  const [isOpen, setOpen] = useState(true);
  const close = <Button onPress={() => setOpen(false)}>Close</Button>;
  return isDialog ? (
    <Dialog isOpen={isOpen} title="Question" onClose={ignore} footer={close}>
      Text
    </Dialog>
  ) : (
    isOpen && <div style={{ position: "relative" }}>{close}</div>
  );
}

function Search() {
  const [value, onChange] = useState("");
  const others = {
    listId: "",
    isDisabled: false,
    onArrowDown: ignore,
    onEnter: ignore,
    inputRef: null,
  };
  return <SearchInput label="Zip" {...{ value, onChange }} {...others} />;
}

const ignore = () => undefined;

test.each([
  { name: "text field", field: <TextField label="Zip" /> },
  { name: "text area", field: <TextArea label="Zip" /> },
  { name: "number field", field: <NumberField label="Zip" /> },
  { name: "searchable select", field: <SearchableSelect label="Zip" {...{ options, labels }} /> },
  { name: "digit field", field: <DigitSlots label="Zip" length={6} /> },
  {
    name: "slider's number",
    field: <Slider label="Zip" value={NaN} onChange={ignore} minValue={0} maxValue={999} />,
  },
  { name: "search field", field: <Search /> },
])("a $name below a button that goes away takes what is typed", async ({ field }) => {
  const below = await show(field, <Closing />);
  const cover = page.getByRole("button", { name: "Close" }).element();
  expect(await pressThrough(cover, below)).toBe("733");
});

test.each([
  { name: "select", cover: select },
  { name: "searchable select", cover: searchable },
])("a field below the options of a $name takes what is typed", async ({ cover }) => {
  const below = await show(<TextField label="Zip" />, cover);
  await page.getByLabelText("Country").first().click();
  const option = page.getByRole("option", { name: "Utah" });
  // The list is ready once it can be hovered.
  await option.hover();
  expect(await pressThrough(option.element(), below)).toBe("733");
});

test("a field below a dialog that closes receives typed text", async () => {
  const below = await show(<TextField label="Zip" />, <Closing isDialog />);
  const close = page.getByRole("button", { name: "Close" });
  await close.hover();
  expect(await pressThrough(close.element(), below)).toBe("733");
});
