"use client";

import { useCallback, useRef, useState, useSyncExternalStore } from "react";
import type { ElementProps, FieldProps } from "./field-props.ts";
import { useErrorOrTooLong } from "./use-error-or-too-long.ts";
import type { Readable } from "./use-selector.ts";

export interface FieldSource<State> {
  readonly source: Readable<State>;
  readonly read: (state: State) => string;
  /** Must be a stable function, so that the handlers are stable, too. */
  readonly edit: (value: string) => void;
  readonly errorMessage: string | undefined;
  /**
   * Changes when the field is filled in by other means than typing, so that its element is
   * recreated.
   */
  readonly fills?: number | undefined;
}

/** An uncontrolled field. Typing does not re-render it, because the element holds the value. */
export function useField<State>(field: FieldSource<State>): FieldProps {
  const { edit } = field;
  const errorMessage = useErrorOrTooLong(field);
  const defaultValue = useDefaultValue(field);
  const element = useElementProps(edit, defaultValue, errorMessage);
  return {
    defaultValue,
    errorMessage,
    onChange: edit,
    input: { ...element, defaultValue },
  };
}

/** Returns the props of an element with a value. `first` is its initial value. */
export function useElementProps(
  edit: (value: string) => void,
  first: string,
  errorMessage: string | undefined,
): ElementProps {
  const seen = useRef<unknown>(null);
  const ref: FieldProps["input"]["ref"] = useCallback(
    (element) => {
      // Only on mount, because React calls a ref again whenever the function changes.
      if (element === null || element === seen.current) return;
      seen.current = element;
      if (element.value !== first) edit(element.value);
    },
    [edit, first],
  );
  const onChange: FieldProps["input"]["onChange"] = useCallback(
    ({ currentTarget }) => edit(currentTarget.value),
    [edit],
  );
  return { onChange, ref, "aria-invalid": errorMessage !== undefined || undefined };
}

/**
 * Returns the initial value, then the draft's value once an asynchronous storage has loaded it. An
 * input shows a new default value until the customer types.
 */
function useDefaultValue<State>({ source, read, fills }: FieldSource<State>): string {
  // Undefined during hydration.
  const isRestoring = useSyncExternalStore<boolean | undefined>(
    source.subscribe,
    source.isRestoring,
    () => undefined,
  );
  const value = read(isRestoring === undefined ? source.getServerState() : source.getState());
  const [known, setKnown] = useState({ isRestoring, fills, value });
  if (known.isRestoring === isRestoring && known.fills === fills) return known.value;
  setKnown({ isRestoring, fills, value });
  return value;
}
