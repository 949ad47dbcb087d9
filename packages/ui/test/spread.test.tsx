import type { ReactElement } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { CardExpiryField, CardForm } from "../src/components/CardForm/CardForm.tsx";
import { Checkbox } from "../src/components/Checkbox/Checkbox.tsx";
import { DigitSlots } from "../src/components/DigitSlots/DigitSlots.tsx";
import { NativeSelect } from "../src/components/NativeSelect/NativeSelect.tsx";
import { PasswordField } from "../src/components/PasswordField/PasswordField.tsx";
import { PhoneField } from "../src/components/PhoneField/PhoneField.tsx";
import { RadioCards } from "../src/components/RadioCards/RadioCards.tsx";
import { SearchableSelect } from "../src/components/SearchableSelect/SearchableSelect.tsx";
import { Select } from "../src/components/Select/Select.tsx";
import { TextArea } from "../src/components/TextArea/TextArea.tsx";
import { TextField } from "../src/components/TextField/TextField.tsx";

const element = { ref: () => undefined, "aria-invalid": undefined };
const onChange = () => undefined;
const shared = { label: "Label", errorMessage: undefined, onChange };

/**
 * The hooks' return values for a text, a choice and a checkbox: component props, and `input` for
 * elements.
 */
const text = { ...shared, defaultValue: "", input: { ...element, defaultValue: "", onChange } };
const choice = { ...shared, value: "", input: { ...element, value: "", onChange } };
const tick = {
  isSelected: false,
  errorMessage: undefined,
  onChange,
  input: { checked: false, onChange, "aria-invalid": undefined },
};

const FIELDS: Readonly<Record<string, ReactElement>> = {
  TextField: <TextField {...text} />,
  TextArea: <TextArea {...text} />,
  PasswordField: <PasswordField labels={{ show: "Show", hide: "Hide" }} {...text} />,
  PhoneField: <PhoneField {...choice} />,
  DigitSlots: <DigitSlots length={4} {...text} />,
  NativeSelect: <NativeSelect options={[]} {...choice} />,
  CardExpiryField: (
    <CardForm
      format={(digits) => ({ groups: [digits], brand: "" })}
      labels={{ holder: "Name", expires: "Expires" }}
    >
      <CardExpiryField part="year" options={[]} {...choice} />
    </CardForm>
  ),
  RadioCards: <RadioCards cards={[{ value: "a", title: "Card" }]} {...choice} />,
  Select: <Select options={[]} {...choice} />,
  SearchableSelect: (
    <SearchableSelect
      options={[]}
      labels={{ loading: "Loading", noMatch: "None", more: String }}
      {...choice}
    />
  ),
  Checkbox: <Checkbox {...tick}>Text</Checkbox>,
};

afterEach(() => vi.restoreAllMocks());

test.each(Object.entries(FIELDS))(
  "the props of a field can be spread on %s without a warning or a stray attribute",
  async (_name, field) => {
    const warn = vi.spyOn(console, "warn");
    const error = vi.spyOn(console, "error");
    const { container } = await render(field);
    expect(container.querySelector("input, select, textarea, button")).not.toBeNull();
    expect(container.querySelector("[input]")).toBeNull();
    expect([...warn.mock.calls, ...error.mock.calls]).toEqual([]);
  },
);
