import type { paths } from "./generated/schema.ts";
import { accepted } from "./parse.ts";
import type { Parser } from "./parse.ts";
import type { WriteKind } from "./outcome.ts";
import type { SuccessCheck } from "./reply.ts";
import type { Accepted } from "./types.ts";

/** Method and path template of each call in the contract, so that the compiler finds typos. */
type Endpoint = {
  [P in keyof paths]:
    | (paths[P]["get"] extends object ? `GET ${P}` : never)
    | (paths[P]["post"] extends object ? `POST ${P}` : never)
    | (paths[P]["put"] extends object ? `PUT ${P}` : never);
}[keyof paths];

/** Describes one documented call. */
export interface Operation<T> {
  /**
   * Method and path template, with its query parameters: `?a&b*`. A star marks an optional one.
   */
  readonly endpoint: string;
  /** Returns undefined when the reply to a read lacks a required field. */
  readonly parse: Parser<T | undefined>;
  /** For writes: how the reply reports success. */
  readonly write?: WriteKind;
  /** For reads: by default any 2xx reply is a success unless its `status` is false. */
  readonly isSuccess?: SuccessCheck;
  /** True for the five calls that send the token. */
  readonly needsToken?: true;
  /**
   * True if numbers that JavaScript cannot represent are strings, and are sent as numbers again.
   */
  readonly preservesDigits?: true;
  /** True for reference data: the HTTP cache of the runtime may be used. */
  readonly mayBeCached?: boolean;
}

/** An operation of the contract. */
interface DocumentedOperation<T> extends Operation<T> {
  readonly endpoint: Endpoint | `${Endpoint}?${string}`;
}

/** The operations of a feature by the names of its methods. */
export type Feature<Methods> = {
  readonly [Name in keyof Methods]: Methods[Name] extends (...args: never[]) => Promise<infer T>
    ? DocumentedOperation<T>
    : never;
};

/** The arguments of a method, in this order: path parameters, query, body, options. */
export type Arguments = (string | number | object | null | undefined)[];

/** A write whose documented reply has a status and a message. */
export const change = (
  endpoint: DocumentedOperation<Accepted>["endpoint"],
): DocumentedOperation<Accepted> => ({
  endpoint,
  write: "status",
  parse: accepted,
});
