/** A JSON Schema (dialect 2020-12) without references. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The part of a documented call that is checked. */
export interface DescribedCall {
  readonly method: "GET" | "POST" | "PUT";
  /** The path template, for example `/info/check/email/{email}`. */
  readonly path: string;
  readonly needsToken: boolean;
  /** True if the reply contains no personal data, so caches may store it. */
  readonly isLookup: boolean;
  /** The schema of the body of a 200 reply. */
  readonly schema: JsonSchema;
}
