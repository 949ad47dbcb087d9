import { canonicalIdentifier as canonical } from "@waypost/sdk/pure";

/** The customers, devices and e-mail addresses that a request names, in canonical form. */
export interface Named {
  readonly customers: readonly string[];
  readonly imeis: readonly string[];
  readonly emails: readonly string[];
}

type Pair = readonly [name: string, value: unknown];

const NAMES: Readonly<Record<keyof Named, RegExp>> = {
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

/** The parameters of a path by its template, and of the query. */
function parametersIn(url: string, path: string, template: string): Pair[] {
  const segments = path.split("/");
  const inPath = template
    .split("/")
    .flatMap((part, at): Pair[] =>
      part.startsWith("{") ? [[part.slice(1, -1), segments[at]]] : [],
    );
  // Some servers split at semicolons, and take `customer_id[]` for `customer_id`.
  const query = url.replace(/^[^?]*\??|#.*$/gs, "").replaceAll(";", "&");
  const inQuery = Array.from(new URLSearchParams(query), ([name, value]): Pair => {
    return [name.replace(/\[.*$/s, "").trim(), value];
  });
  return [...inPath, ...inQuery];
}

/** Finds all that the path, the query and the valid JSON of a request name. */
export function namedIn(url: string, path: string, template = "", json = ""): Named {
  const pairs = [...parametersIn(url, path, template), ...fieldsIn(json)];
  const named = (kind: keyof Named) =>
    pairs.filter(([name]) => NAMES[kind].test(name)).map(([, value]) => canonical(value));
  return { customers: named("customers"), imeis: named("imeis"), emails: named("emails") };
}

/** The IMEIs in a reply of the vendor. */
export const imeisIn = (reply: unknown): readonly string[] =>
  fieldsIn(JSON.stringify(reply) ?? "")
    .filter(([name]) => NAMES.imeis.test(name))
    .map(([, value]) => canonical(value));
