"use client";

import { useCallback, useState } from "react";
import type { TickProps } from "./field-props.ts";
import { useSelector, type Readable } from "./use-selector.ts";

/** A checkbox. */
export function useTick<State>(field: {
  readonly source: Readable<State>;
  readonly read: (state: State) => boolean;
  /** Must be a stable function, so that the handlers are stable too. */
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
