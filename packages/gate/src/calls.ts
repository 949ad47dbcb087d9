import api from "@waypost/sdk/openapi.json" with { type: "json" };
import { canonicalIdentifier as canonical, type WriteKind } from "@waypost/sdk/pure";

/** The part of `x-waypost` that the gate reads. */
interface Marks {
  readonly write: boolean;
  /** The way in which a write reports its success. */
  readonly kind: WriteKind;
  readonly charges: boolean;
  /** By what a signed link opens the call. */
  readonly openedBy: string;
  /** The field of the plan or pack that is paid for, if a list has its price. */
  readonly pays?: string;
}

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly unknown[];
  readonly requestBody?: unknown;
  readonly "x-waypost": Marks;
}

export interface GateCall extends Marks {
  readonly method: string;
  /** The path template. */
  readonly path: string;
  readonly operation: string;
  readonly subjectsOf: (body: unknown, path: string) => readonly string[];
}

export interface Fields {
  readonly [name: string]: unknown;
}

export const fieldsOf = (value: unknown): Fields =>
  typeof value === "object" && value !== null ? { ...value } : {};

export const isRegistration = (operation: string): boolean => operation.startsWith("register");

/**
 * Returns the customer's id, or the e-mail address of one without an id. "" if there is neither. A
 * registration belongs to its address, whatever else it names.
 */
export function ownerOf(body: unknown, operation = ""): string {
  const { customer_id: id, email } = fieldsOf(body);
  return (isRegistration(operation) ? "" : canonical(id)) || canonical(email);
}

function devicesOf(body: unknown, path: string): readonly string[] {
  const { imei, devices } = fieldsOf(body);
  const listed = Array.isArray(devices) ? devices.map((device) => fieldsOf(device)["imei"]) : [];
  const inPath = /^\/api\/device\/settings\/([^/]+)$/i.exec(path)?.[1];
  const found = [imei, ...listed, inPath].map(canonical).filter(Boolean);
  return [...new Set(found)].toSorted().map((one) => `imei:${one}`);
}

/** The calls whose subject is not a device. */
const SUBJECTS: Readonly<Record<string, GateCall["subjectsOf"]>> = {
  updateCard: () => ["card"],
  buySmsPack: (body) => [`pack:${canonical(fieldsOf(body)["sms_pack_id"])}`],
  buyEtaPack: (body) => [`pack:${canonical(fieldsOf(body)["eta_id"])}`],
};

const paths = api.paths as unknown as Readonly<Record<string, Readonly<Record<string, Operation>>>>;

/** A part of the specification, or what its `$ref` such as `#/components/schemas/Imei` names. */
export function partOf(value: unknown): Fields {
  const { $ref, ...part } = fieldsOf(value);
  if (typeof $ref !== "string") return part;
  const names = $ref.split("/").slice(1);
  return names.reduce<Fields>((found, name) => fieldsOf(found[name]), { ...api });
}

/** The names of the fields that a schema documents on any level. */
function namesIn(schema: unknown): string[] {
  const part = partOf(schema);
  const own = Object.keys(fieldsOf(part["properties"]));
  return [...own, ...Object.values(part).flatMap(namesIn)];
}

const described = Object.entries(paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([method]) => method !== "parameters")
    .map(([method, { operationId: operation, "x-waypost": marks, ...rest }]) => ({
      ...marks,
      method: method.toUpperCase(),
      requestBody: rest.requestBody,
      // Those of the path are a list in the place of an operation.
      parameters: [item["parameters"], rest.parameters].flat().map(partOf),
      path,
      operation,
      subjectsOf: SUBJECTS[operation] ?? devicesOf,
    })),
);

/** The writes. All other calls are passed through. */
export const calls: readonly GateCall[] = described.filter(({ write }) => write);

/** The names that a call documents in its query and its body, by its method and path. */
export const DOCUMENTED: Readonly<
  Record<string, Readonly<Record<"query" | "body", readonly string[]>>>
> = Object.fromEntries(
  described.map(({ method, path, parameters, requestBody }) => {
    const query = parameters.filter((one) => one["in"] === "query").map(({ name }) => String(name));
    return [`${method} ${path}`, { query, body: namesIn(requestBody) }];
  }),
);

/**
 * By what a signed link opens each path: `device` is an IMEI, `cancellation` the IMEI of the page
 * without a customer, and `anyone` no link. Others name a customer; these are the tasks of the call.
 */
export const OPENED_BY: Readonly<Record<string, string>> = Object.fromEntries(
  described.map(({ path, openedBy }) => [path, openedBy]),
);
