/** A JSON Schema (dialect 2020-12) without references. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** A documented call, as far as it is checked. */
export interface DescribedCall {
  readonly method: "GET" | "POST" | "PUT";
  /** The path template, for example `/info/check/email/{email}`. */
  readonly path: string;
  readonly needsToken: boolean;
  /** Of the body with which it is answered with 200. */
  readonly schema: JsonSchema;
}
