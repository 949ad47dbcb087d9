import type { ComponentProps, Ref } from "react";

/** The props of a checkbox and of a switch. */
export type CheckProps = Omit<ComponentProps<"input">, "onChange" | "ref"> & {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  inputRef?: Ref<HTMLInputElement>;
};

export const Checkbox = ({ isSelected, onChange, inputRef, ...props }: CheckProps) => (
  <input
    type="checkbox"
    className="check"
    ref={inputRef}
    checked={isSelected}
    onChange={({ target }) => onChange(target.checked)}
    {...props}
  />
);
