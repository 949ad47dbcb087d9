import { type ReactElement, useState } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { DevicePicker } from "../src/components/DevicePicker/DevicePicker.tsx";
import { NativeSelect } from "../src/components/NativeSelect/NativeSelect.tsx";
import { RadioCards } from "../src/components/RadioCards/RadioCards.tsx";
import { SearchableSelect } from "../src/components/SearchableSelect/SearchableSelect.tsx";
import { Select } from "../src/components/Select/Select.tsx";
import { Tabs } from "../src/components/Tabs/Tabs.tsx";
import "../src/styles.css";

interface ChoiceProps {
  /** The ids of the options, which all have the same label. */
  ids: readonly string[];
  value: string;
  onChange: (id: string) => void;
}

interface ChoiceCase {
  name: string;
  draw: (props: ChoiceProps) => ReactElement;
  /** CSS selector of an option. */
  option: string;
  /** CSS selector of the element that opens the list. */
  opener?: string;
  /** CSS selector that the selected option matches. */
  chosen: string;
  /** True if a form submits the choice. */
  isField?: boolean;
}

const label = "America/Chicago";
const selectLabels = { loading: "Loading", noMatch: "No match", more: String };
const option = "[role=option]";
const selected = "[aria-selected=true]";

const CHOICES: readonly ChoiceCase[] = [
  {
    name: "SearchableSelect",
    isField: true,
    draw: ({ ids, ...props }) => (
      <SearchableSelect
        {...props}
        label="Zone"
        name="zone"
        labels={selectLabels}
        options={ids.map((id) => ({ id, label }))}
      />
    ),
    option,
    opener: "button",
    chosen: selected,
  },
  {
    name: "Select",
    isField: true,
    draw: ({ ids, ...props }) => (
      <Select {...props} label="Zone" name="zone" options={ids.map((id) => ({ id, label }))} />
    ),
    option,
    opener: "button",
    chosen: selected,
  },
  {
    name: "RadioCards",
    isField: true,
    draw: ({ ids, ...props }) => (
      <RadioCards
        {...props}
        label="Zone"
        name="zone"
        cards={ids.map((value) => ({ value, title: label }))}
      />
    ),
    option: "label",
    chosen: "[data-selected]",
  },
  {
    name: "NativeSelect",
    isField: true,
    draw: ({ ids, ...props }) => (
      <NativeSelect
        {...props}
        label="Zone"
        name="zone"
        options={ids.map((value) => ({ value, label }))}
      />
    ),
    option: "option",
    chosen: ":checked",
  },
  {
    name: "Tabs",
    draw: ({ ids, value, onChange }) => (
      <Tabs
        label="Zone"
        tabs={ids.map((id) => ({ id, label, content: label }))}
        selectedKey={value}
        onSelectionChange={onChange}
      />
    ),
    option: "[role=tab]",
    chosen: selected,
  },
  {
    name: "DevicePicker",
    draw: ({ ids, value, onChange }) => (
      <DevicePicker
        label="Device"
        selectionMode="single"
        devices={ids.map((id) => ({ id, kind: "gps", imei: "1", name: label }))}
        value={[value]}
        onChange={([id = ""]) => onChange(id)}
        groupLabels={{ gps: "GPS", obd: "OBD" }}
        labels={{ search: "Search", noMatch: "No match", more: String }}
      />
    ),
    option,
    chosen: selected,
  },
];

/** Stores the value, as a page does. */
function Host({ draw, onChange, ...props }: ChoiceProps & Pick<ChoiceCase, "draw">) {
  const [value, setValue] = useState(props.value);
  const change = (id: string) => {
    setValue(id);
    onChange(id);
  };
  return <form>{draw({ ...props, value, onChange: change })}</form>;
}

const errors = vi.spyOn(console, "error");
beforeEach(() => void errors.mockClear());

describe.each(CHOICES)("$name", ({ draw, option: selector, ...list }) => {
  const options = () => [...document.querySelectorAll(selector)];
  const open = async () => {
    const button = list.opener === undefined ? null : document.querySelector(list.opener);
    if (button !== null) await userEvent.click(button);
    await expect.poll(() => options().length).toBe(3);
  };
  const choose = async (index: number) => {
    await open();
    const element = options()[index];
    if (element instanceof HTMLOptionElement) {
      await userEvent.selectOptions(element.parentElement ?? element, element);
    } else if (element !== undefined) await userEvent.click(element);
  };
  const chosen = () => options().map((element) => element.matches(list.chosen));

  test.each([
    { index: 1, ids: ["a", "b c", "bc"], gives: "b c" },
    { index: 2, ids: ["a", "b c", "bc"], gives: "bc" },
    { index: 1, ids: ["a", "b", "b"], gives: "b" },
    { index: 2, ids: ["a", "b", "b"], gives: "b" },
  ])("of $ids, number $index can be chosen and gives $gives", async ({ index, ids, gives }) => {
    const onChange = vi.fn();
    const screen = await render(<Host {...{ draw, ids, onChange }} value="a" />);
    await choose(index);
    expect(onChange.mock.calls).toEqual([[gives]]);
    const submitted = new FormData(screen.container.querySelector("form") ?? undefined);
    expect(submitted.get("zone")).toBe(list.isField ? gives : null);
    if (list.opener !== undefined) await open();
    expect(chosen()).toEqual([0, 1, 2].map((at) => at === index));
    expect(errors.mock.calls).toEqual([]);
  });
});
