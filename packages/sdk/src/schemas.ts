import type { components } from "./generated/schema.ts";

type Schemas = components["schemas"];

/** A payload or reply of the contract. The fields and their descriptions are written there. */
export type Schema<Name extends keyof Schemas> = Schemas[Name];

/** A schema with other types for some fields, which keep their descriptions. */
export type Converted<T, Changes extends { [Key in keyof T]?: unknown }> = {
  [Key in keyof T]: Key extends keyof Changes ? Changes[Key] : T[Key];
};
