import { Ajv2020 } from "ajv/dist/2020.js";
import { readFileSync } from "node:fs";

interface Call {
  readonly query?: readonly string[];
  readonly body?: string;
  readonly reply?: string | { readonly items: string };
}
interface Description {
  readonly $defs: Readonly<Record<string, object>>;
  readonly calls: Readonly<Record<string, Call>>;
}

/** A call of a request, as its file of this folder describes it. */
export interface DescribedCall {
  /** The method and the path with `{id}`. */
  readonly name: string;
  /** @throws Error if the reply is not as described */
  readonly checkReply: (reply: unknown) => void;
}

/** Reads a description. Its function finds the call of a request, and throws if it has no such call. */
export function describedCalls(file: string, id: RegExp) {
  const text = readFileSync(new URL(file, import.meta.url), "utf8");
  const { $defs, calls } = JSON.parse(text) as Description;
  const ajv = new Ajv2020({ strict: false });
  const check = (name: string, value: unknown): void => {
    const { [name]: definition = {} } = $defs;
    if (!ajv.validate({ ...definition, $defs }, value))
      throw new Error(`${name}: ${ajv.errorsText()}`);
  };
  return (method: string, path: string, query: URLSearchParams, body: unknown): DescribedCall => {
    const name = `${method} ${path.replace(id, "{id}")}`;
    const { [name]: call } = calls;
    if (call === undefined) throw new Error(`The schema has no ${name}.`);
    for (const key of query.keys())
      if (!call.query?.includes(key)) throw new Error(`${path} has no parameter ${key}.`);
    if (call.body !== undefined) check(call.body, body);
    const { reply: expected } = call;
    const checkReply = (reply: unknown): void => {
      if (typeof expected === "string") check(expected, reply);
      else if (expected) for (const item of reply as unknown[]) check(expected.items, item);
    };
    return { name, checkReply };
  };
}
