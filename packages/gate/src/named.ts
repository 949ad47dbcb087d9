import { canonicalIdentifier as canonical } from "@waypost/sdk/pure";
import { DOCUMENTED } from "./calls.ts";
import { canonicalPath, templateOf } from "./paths.ts";

/** The customers, devices and e-mail addresses that a request names, in canonical form. */
export interface Named {
  readonly customers: readonly string[];
  readonly imeis: readonly string[];
  readonly emails: readonly string[];
  /** False if a name that the call does not document may be one of these to the vendor. */
  readonly isPlain: boolean;
}

type Pair = readonly [name: string, value: unknown];

const NAMES = {
  customers: /^customer_id$/i,
  imeis: /^imei(_no)?$/i,
  emails: /^email$/i,
};

/** A string, and the scalar or the bracket that follows it if it is the name of a field. */
const TOKEN = /"(?:\\.|[^"\\])*"(?=(?:\s*:\s*("(?:\\.|[^"\\])*"|[^\s,}\]]+))?)/g;

/** The fields of valid JSON on all levels, also those that `JSON.parse` drops as repeated. */
const fieldsIn = (json: string): Pair[] =>
  Array.from(json.matchAll(TOKEN)).flatMap(([name, value]): Pair[] =>
    value === undefined ? [] : [[String(JSON.parse(name)), valueOf(value)]],
  );

/** The value of a scalar as the vendor may read it; undefined for anything else. */
function valueOf(text: string): unknown {
  if (/^[[{]/.test(text)) return undefined;
  const value: unknown = JSON.parse(text);
  return typeof value === "number" && !Number.isSafeInteger(value) ? text : value;
}

/** The names by which vendors know whose a request is, and about what. */
const DECIDING =
  /^(customer(id)?|(user|account|subscription)id|imei(no|iccid)?|iccid|email(address)?)$/;

/**
 * A name as a lenient vendor may read it: PHP ends it at `[` and at a zero byte, and takes dots and
 * spaces for underscores. Rails and Spring do not care about the case and separators.
 */
function readingsOf(name: string): string[] {
  const [head = ""] = name.split("\0");
  return [head, name, ...head.split(/[.[\]]/)].map(fold);
}

const fold = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]/gu, "");

function parametersIn(path: string, template: string): Pair[] {
  const segments = path.split("/");
  return template
    .split("/")
    .flatMap((part, at): Pair[] =>
      part.startsWith("{") ? [[part.slice(1, -1), segments[at]]] : [],
    );
}

/** Finds all that the path, the query and the valid JSON of a request name. */
export function namedIn(method: string, url: string, json: string): Named {
  const path = canonicalPath(url);
  const template = templateOf(path);
  const known = DOCUMENTED[`${method.replace("HEAD", "GET")} ${template}`];
  // Some servers split at semicolons.
  const query = url.replace(/^[^?]*\??|#.*$/gs, "").replaceAll(";", "&");
  const inQuery = Array.from(new URLSearchParams(query));
  const inBody = fieldsIn(json);
  const isPlain =
    inQuery.every(([name]) => known?.query.includes(name)) &&
    inBody.every(
      ([name]) => known?.body.includes(name) || !readingsOf(name).some((one) => DECIDING.test(one)),
    );
  const pairs = [...parametersIn(path, template), ...inQuery, ...inBody];
  const named = (kind: keyof typeof NAMES) =>
    pairs.filter(([name]) => NAMES[kind].test(name)).map(([, value]) => canonical(value));
  return { customers: named("customers"), imeis: named("imeis"), emails: named("emails"), isPlain };
}

export const imeisIn = (reply: unknown): readonly string[] =>
  fieldsIn(JSON.stringify(reply) ?? "")
    .filter(([name]) => NAMES.imeis.test(name))
    .map(([, value]) => canonical(value));
