import { createContext, use, useId, type ComponentProps } from "react";

interface Choice {
  value: string | null;
  onChange: (value: string) => void;
}

const Group = createContext<Choice & { name: string }>({ name: "", value: "", onChange: () => {} });

export function RadioGroup({
  value,
  onChange,
  isInvalid,
  className = "",
  ...props
}: Omit<ComponentProps<"div">, "onChange"> & Choice & { isInvalid?: boolean }) {
  const group = { name: useId(), value, onChange };
  return (
    <Group value={group}>
      <div
        role="radiogroup"
        data-invalid={isInvalid === true || undefined}
        className={`radio-group ${className}`}
        {...props}
      />
    </Group>
  );
}

export function RadioGroupItem({
  value,
  isDisabled,
  ...props
}: Omit<ComponentProps<"input">, "value"> & { value: string; isDisabled?: boolean }) {
  const group = use(Group);
  return (
    <input
      type="radio"
      className="check"
      name={group.name}
      value={value}
      disabled={isDisabled}
      checked={group.value === value}
      onChange={() => group.onChange(value)}
      {...props}
    />
  );
}
