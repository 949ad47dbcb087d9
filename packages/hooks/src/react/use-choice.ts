"use client";

import { useState } from "react";
import type { ChoiceProps } from "./field-props.ts";
import { useElementProps, type FieldSource } from "./use-field.ts";
import { useErrorOrTooLong } from "./use-error-or-too-long.ts";
import { useSelector } from "./use-selector.ts";

/** A controlled field, which shows the typed text as the rules normalize it. */
export function useChoice<State>(field: FieldSource<State>): ChoiceProps {
  const { source, read, edit } = field;
  const errorMessage = useErrorOrTooLong(field);
  const value = useSelector(source, read);
  const [first] = useState(value);
  const element = useElementProps(edit, first, errorMessage);
  return { value, errorMessage, onChange: edit, input: { ...element, value } };
}
