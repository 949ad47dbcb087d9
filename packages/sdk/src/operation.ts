import type { Accepts } from "./reply.ts";
import type { Shape } from "./shape.ts";
import type { CallOptions } from "./types.ts";

/** One documented call: everything about it that does not change from use to use. */
export interface Operation<T> {
  /** Feature and name, for errors and reports. */
  readonly name: string;
  /** Method and path template. */
  readonly endpoint: string;
  readonly shape: Shape<T>;
  /** Which readable replies say yes; unless told, every 2xx that does not say false. */
  readonly accepts?: Accepts;
  /** True for the five calls that carry the token. */
  readonly authorized?: boolean;
}

/** What changes from use to use. */
export interface Input {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: object;
}

/** Carries out an operation: the only thing that a feature knows of the client. */
export type Call = <T>(
  operation: Operation<T>,
  input: Input,
  options: CallOptions | undefined,
) => Promise<T>;

/** True for everything but a GET: sent once, and its outcome may stay unknown. */
export function isWrite(operation: { readonly endpoint: string }): boolean {
  return !operation.endpoint.startsWith("GET ");
}
