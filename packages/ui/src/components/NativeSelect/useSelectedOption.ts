import { useLayoutEffect, useRef, useState } from "react";

/** An option of a select. */
export interface SelectOption {
  /** The value passed to `onChange`. Values may repeat. */
  value: string;
  label: string;
  isDisabled?: boolean;
}

interface SelectedOptions {
  options: readonly SelectOption[];
  /** Omitted while uncontrolled. */
  value: string | undefined;
  hasPlaceholder: boolean;
}

/**
 * Selects the option of a controlled value. React would select the first option with that value,
 * even if the user picked another one.
 */
export function useSelectedOption({ options, value, hasPlaceholder }: SelectedOptions) {
  const box = useRef<HTMLDivElement>(null);
  // An object, so that a rejected change re-renders, too, and restores the value.
  const [picked, setPicked] = useState({ index: -1 });
  useLayoutEffect(() => {
    const select = box.current?.querySelector("select");
    if (!select || value === undefined) return;
    const before = hasPlaceholder ? 1 : 0;
    const index = picked.index - before;
    const isStill = options[index]?.value === value;
    const found = isStill ? index : options.findIndex((option) => option.value === value);
    select.selectedIndex = found === -1 && !hasPlaceholder ? 0 : found + before;
  }, [options, value, hasPlaceholder, picked]);
  return { box, onPick: (select: HTMLSelectElement) => setPicked({ index: select.selectedIndex }) };
}
