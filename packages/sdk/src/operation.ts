import type { paths } from "./generated/schema.ts";
import { statusTrue } from "./reply.ts";
import type { Accepts } from "./reply.ts";
import { accepted } from "./shape.ts";
import type { Shape } from "./shape.ts";
import type { Accepted, CallOptions } from "./types.ts";

/** Method and path template of every call of the contract, so that none can be mistyped. */
export type Endpoint = {
  [P in keyof paths]:
    | (paths[P]["get"] extends object ? `GET ${P}` : never)
    | (paths[P]["post"] extends object ? `POST ${P}` : never)
    | (paths[P]["put"] extends object ? `PUT ${P}` : never);
}[keyof paths];

/** One documented call: everything about it that does not change from use to use. */
export interface Operation<T> {
  /** Feature and name, for errors and reports. */
  readonly name: string;
  readonly endpoint: Endpoint;
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
export function isWrite(operation: { readonly endpoint: Endpoint }): boolean {
  return !operation.endpoint.startsWith("GET ");
}

/** A change whose documented reply lists status and message. */
export function change(name: string, endpoint: Endpoint): Operation<Accepted> {
  return { name, endpoint, accepts: statusTrue, shape: accepted };
}
