"use client";

import { useCallback, useState, useSyncExternalStore } from "react";
import type { ElementProps, FieldProps } from "./field-props.ts";
import type { Readable } from "./use-selector.ts";

export interface FieldSource<State> {
  readonly source: Readable<State>;
  readonly read: (state: State) => string;
  /** Has to stay the same function, so that handlers do. */
  readonly edit: (value: string) => void;
  readonly errorMessage: string | undefined;
  /** Changes when something else has filled the field in, whose element is then made anew. */
  readonly fills?: number | undefined;
}

/** An uncontrolled field. Typing renders nothing: its element keeps the value. */
export function useField<State>(field: FieldSource<State>): FieldProps {
  const { edit, errorMessage } = field;
  const defaultValue = useDefaultValue(field);
  const element = useElementProps(edit, defaultValue, errorMessage);
  return {
    defaultValue,
    errorMessage,
    onChange: edit,
    input: { ...element, defaultValue },
  };
}

/** What an element with a value takes; `first` is the value that it begins with. */
export function useElementProps(
  edit: (value: string) => void,
  first: string,
  errorMessage: string | undefined,
): ElementProps {
  const ref: FieldProps["input"]["ref"] = useCallback(
    (element) => {
      if (element !== null && element.value !== first) edit(element.value);
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
 * The value to begin with, and that of the draft once a storage that answers later has brought it:
 * an input shows a new default value as long as nobody has typed into it.
 */
function useDefaultValue<State>({ source, read, fills }: FieldSource<State>): string {
  // Undefined while the field is hydrated.
  const isRestoring = useSyncExternalStore<boolean | undefined>(
    source.subscribe,
    source.isRestoring,
    () => undefined,
  );
  const value = read(isRestoring === undefined ? source.getServerState() : source.getState());
  const [known, know] = useState({ isRestoring, fills, value });
  if (known.isRestoring === isRestoring && known.fills === fills) return known.value;
  know({ isRestoring, fills, value });
  return value;
}
