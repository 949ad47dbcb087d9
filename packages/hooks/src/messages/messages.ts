import { missingText } from "../development/missing-text.ts";
import type { english } from "./english.ts";

declare const process: { readonly env: { readonly NODE_ENV?: string } };

type English = typeof english;

type Widened<Text> = Text extends (params: infer Params) => string
  ? (params: Params) => string
  : string;

/** Every text that users read, by code: a string, or a function of the values in it. */
export type Messages = Translated<English>;

/** The code of a message. */
export type MessageCode = keyof Messages;

/** The codes of texts without parameters, which rules and forms return. */
export type PlainCode = {
  [Code in MessageCode]: Messages[Code] extends string ? Code : never;
}[MessageCode];

/** The texts of one area in another language: the same codes with the same parameters. */
export type Translated<Area> = { readonly [Code in keyof Area]: Widened<Area[Code]> };

/** The parameters of a text: none, or one object. A code of several texts needs those of all. */
export type MessageParams<Code extends MessageCode> = [Code] extends [PlainCode]
  ? []
  : [Extract<Messages[Code], (params: never) => string>] extends [(params: infer Params) => string]
    ? [params: Params]
    : never;

/**
 * The text of a code. If a catalogue has the texts of some areas only, its type allows only their
 * codes. If a code is missing at runtime, the code itself is returned,
 * and in development a warning says which area has it.
 */
export function message<
  Catalogue extends Partial<Messages>,
  Code extends keyof Catalogue & MessageCode,
>(catalogue: Catalogue, code: Code, ...params: MessageParams<Code>): string;
export function message(
  catalogue: Readonly<Record<string, string | ((params: unknown) => string) | undefined>>,
  code: string,
  params?: unknown,
): string {
  const text = (Object.hasOwn(catalogue, code) ? catalogue[code] : undefined) ?? code;
  if (process.env.NODE_ENV !== "production" && text === code) void missingText(code);
  return typeof text === "string" ? text : text(params);
}

/** The text of a code whose values came with it, such as that of a notice. */
export const messageOf = (
  catalogue: object,
  { code, params }: { readonly code: MessageCode; readonly params?: object | undefined },
): string => (message as (...of: unknown[]) => string)(catalogue, code, params);

/** Returns the text of a code. If the text contains values, pass them as the second argument. */
export type Translate = <Code extends MessageCode>(
  code: Code,
  ...params: MessageParams<Code>
) => string;

/** Creates the function of `useMessages` without React, for a toast or a page title. */
export function createTranslator(messages: object): Translate {
  return (message as (...of: unknown[]) => string).bind(null, messages);
}
