/** A schema with other types for some fields, which keep their descriptions. */
export type Converted<T, Changes extends { [Key in keyof T]?: unknown }> = {
  [Key in keyof T]: Key extends keyof Changes ? Changes[Key] : T[Key];
};
