import type { Address } from "./address.ts";
import type { Operation } from "./operation.ts";
import { fieldsOf } from "./reply.ts";
import { text } from "./shape.ts";
import type { Arguments } from "./shape.ts";
import type { CallOptions } from "./types.ts";

/** What an operation sends. */
export interface Outgoing {
  readonly method: string;
  readonly address: Parameters<Address>;
  /** Undefined for a call without a payload. */
  readonly body: unknown;
}

/** Sorts the arguments of an operation: parts of the path, query, body, and last the options. */
export function sortArguments<T>(
  { endpoint, parts }: Operation<T>,
  args: Arguments,
): [outgoing: Outgoing, options: CallOptions] {
  const [method = "", template = "", ...query] = endpoint.split(/[ ?]/);
  const left = [...args];
  const take = (names: readonly string[]) =>
    Object.fromEntries(
      names.map((name) => {
        const given = left.shift();
        return [name, parts?.[name]?.(text(given) ?? "") ?? given];
      }),
    );
  const address: Outgoing["address"] = [
    template,
    take(template.match(/\w+(?=})/g) ?? []),
    take(query),
  ];
  const body = method === "GET" ? undefined : left.shift();
  return [{ method, address, body }, fieldsOf(left[0])];
}
