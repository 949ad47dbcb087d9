import type { paths } from "./generated/schema.ts";
import { statusTrue } from "./reply.ts";
import type { Accepts } from "./reply.ts";
import { accepted } from "./shape.ts";
import type { Shape } from "./shape.ts";
import type { Accepted } from "./types.ts";

/** Method and path template of every call of the contract, so that none can be mistyped. */
type Endpoint = {
  [P in keyof paths]:
    | (paths[P]["get"] extends object ? `GET ${P}` : never)
    | (paths[P]["post"] extends object ? `POST ${P}` : never)
    | (paths[P]["put"] extends object ? `PUT ${P}` : never);
}[keyof paths];

/** One documented call. */
export interface Operation<T> {
  /** With the name of its query parameter after a `?`, if it has one. */
  readonly endpoint: Endpoint | `${Endpoint}?${string}`;
  readonly shape: Shape<T>;
  /** Which readable replies say yes; unless told, every 2xx that does not say false. */
  readonly accepts?: Accepts;
  /** True for the five calls that carry the token. */
  readonly authorized?: true;
}

/**
 * The calls of a feature under the names of its methods. A method's arguments stand in the order
 * of the call: parts of the path, query, body, and last the options.
 */
export type Feature<Methods> = {
  readonly [Name in keyof Methods]: Methods[Name] extends (...args: never[]) => Promise<infer T>
    ? Operation<T>
    : never;
};

/** A change whose documented reply lists status and message. */
export const change = (endpoint: Operation<Accepted>["endpoint"]): Operation<Accepted> => ({
  endpoint,
  accepts: statusTrue,
  shape: accepted,
});
