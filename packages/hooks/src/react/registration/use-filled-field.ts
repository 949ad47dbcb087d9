"use client";

import { useState } from "react";
import type { ImeiField } from "../../flows/imei-field.ts";
import type { FieldProps } from "../field-props.ts";

/**
 * The props of an uncontrolled IMEI field, and a key with which its input is made anew when a scan
 * has filled it in: an input keeps what was typed into it.
 */
export function useFilledField(
  field: FieldProps,
  { fills = 0, text }: Pick<ImeiField, "fills" | "text">,
): FieldProps & { readonly inputKey: number } {
  const [shown, show] = useState({ fills, defaultValue: field.defaultValue });
  if (shown.fills !== fills) show({ fills, defaultValue: text });
  const { defaultValue } = shown;
  if (fills === 0) return { ...field, inputKey: 0 };
  // The text is known, so there is nothing to read from the new element.
  const input = { ...field.input, defaultValue, ref: ignore };
  return { ...field, defaultValue, input, inputKey: fills };
}

const ignore = () => {};
