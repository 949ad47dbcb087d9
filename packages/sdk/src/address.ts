import { createFinalURL, createQuerySerializer, defaultPathSerializer } from "openapi-fetch";
import { text } from "./shape.ts";

/** Values by name, as they stand in a path or a query. */
export interface Named {
  readonly [name: string]: unknown;
}

/** The full address of a call. It throws where a part would make another call of it. */
export type Address = (template: string, path: Named, query: Named) => string;

/** What leaves a path with a part too few: nothing at all, and the steps of a relative address. */
const NO_PART = /^\.{0,2}$/;

/** Addresses at one host. @throws TypeError when nothing can be sent to it */
export function createAddress(baseUrl: string): Address {
  if (!/^https?:\/\/[^\s?#]+$/i.test(baseUrl)) {
    throw new TypeError("baseUrl must start with http:// or https:// and have no query");
  }
  const querySerializer = createQuerySerializer();

  return (template, path, query) => {
    for (const [name, part] of Object.entries(path)) {
      if (NO_PART.test(text(part) ?? "")) throw new TypeError(`no ${name}`);
    }
    return createFinalURL(template, {
      baseUrl: baseUrl.replace(/\/$/, ""),
      params: { path, query },
      querySerializer,
      pathSerializer: defaultPathSerializer,
    });
  };
}
