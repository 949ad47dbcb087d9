"use client";

import { useCallback, useState, useSyncExternalStore } from "react";
import type { ChoiceProps, FieldProps, TickProps } from "./field-props.ts";
import { useSelector, type Readable } from "./use-selector.ts";

interface FieldSource<State> {
  readonly source: Readable<State>;
  readonly read: (state: State) => string;
  /** Has to stay the same function, so that handlers do. */
  readonly edit: (value: string) => void;
  readonly errorMessage: string | undefined;
}

/** An uncontrolled field. Typing renders nothing: its element keeps the value. */
export function useField<State>(field: FieldSource<State>): FieldProps {
  const { source, read, edit, errorMessage } = field;
  const defaultValue = useDefaultValue(source, read);
  const element = useElementProps(edit, defaultValue, errorMessage);
  return {
    defaultValue,
    errorMessage,
    onChange: edit,
    input: { ...element, defaultValue },
  };
}

/** A controlled field, which shows the value that the rules make of what was typed. */
export function useChoice<State>(field: FieldSource<State>): ChoiceProps {
  const { source, read, edit, errorMessage } = field;
  const value = useSelector(source, read);
  const element = useElementProps(edit, value, errorMessage);
  return { value, errorMessage, onChange: edit, input: { ...element, value } };
}

/** A box that is ticked. */
export function useTick<State>(field: {
  readonly source: Readable<State>;
  readonly read: (state: State) => boolean;
  /** Has to stay the same function, so that handlers do. */
  readonly edit: (isSelected: boolean) => void;
  readonly errorMessage: string | undefined;
}): TickProps {
  const { source, read, edit, errorMessage } = field;
  const isSelected = useSelector(source, read);
  const [first] = useState(isSelected);
  const ref: TickProps["input"]["ref"] = useCallback(
    (element) => {
      if (element !== null && element.checked !== first) edit(element.checked);
    },
    [edit, first],
  );
  const onChange: TickProps["input"]["onChange"] = useCallback(
    ({ currentTarget }) => edit(currentTarget.checked),
    [edit],
  );
  const invalid = errorMessage === undefined ? undefined : true;
  const input = { checked: isSelected, onChange, ref, "aria-invalid": invalid } as const;
  return { isSelected, onChange: edit, input, errorMessage };
}

function useElementProps(
  edit: (value: string) => void,
  shown: string,
  errorMessage: string | undefined,
) {
  const [first] = useState(shown);
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
  return { onChange, ref, "aria-invalid": errorMessage !== undefined || undefined } as const;
}

/**
 * The value to begin with, and that of the draft once a storage that answers later has brought it:
 * an input shows a new default value as long as nobody has typed into it.
 */
function useDefaultValue<State>(source: Readable<State>, read: (state: State) => string): string {
  // Null while the page of a server is hydrated.
  const isRestoring = useSyncExternalStore<boolean | null>(
    source.subscribe,
    source.isRestoring,
    () => null,
  );
  const now = () => ({
    isRestoring,
    value: read(isRestoring === null ? source.getServerState() : source.getState()),
  });
  const [known, know] = useState(now);
  if (known.isRestoring === isRestoring) return known.value;
  const next = now();
  know(next);
  return next.value;
}
