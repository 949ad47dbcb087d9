import document from "@waypost/sdk/openapi.json" with { type: "json" };

/** The keywords of JSON Schema that the description uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly required?: readonly string[];
  readonly properties?: { readonly [name: string]: Schema | true };
  readonly additionalProperties?: Schema | boolean;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly not?: Schema;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

interface Json {
  readonly content: { readonly "application/json": { readonly schema: Schema } };
}

interface Operation {
  readonly operationId: string;
  readonly "x-waypost": { readonly sdk: string; readonly write: boolean; readonly token: boolean };
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: Json;
  readonly responses: { readonly 200: Json };
}

/** A documented call. */
export interface Call {
  readonly operationId: string;
  /** The method of the client: `registration.register`. */
  readonly name: string;
  readonly method: string;
  /** The segments of the path. Parameters are in braces. */
  readonly segments: readonly string[];
  readonly query: readonly Parameter[];
  readonly isWrite: boolean;
  readonly needsToken: boolean;
  /** True for reference data, which is the same for everybody. */
  readonly isLookup: boolean;
  readonly payload: Schema | undefined;
  readonly reply: Schema;
}

/** The same function, which computes the value of each text once. */
export function once<Value>(compute: (text: string) => Value): (text: string) => Value {
  const values = new Map<string, Value>();
  return (text) => {
    if (!values.has(text)) values.set(text, compute(text));
    return values.get(text) as Value;
  };
}

/** Returns the part of the description that a reference such as `#/components/schemas/State` names. */
export const resolve = once((reference): unknown =>
  reference
    .split("/")
    .slice(1)
    .reduce<unknown>((part, key) => (part as Readonly<Record<string, unknown>>)[key], document),
);

const schemaOf = ({ content }: Json): Schema => content["application/json"].schema;

function callOf([path, method]: [string, string], operation: Operation, shared: Operation): Call {
  const { operationId, "x-waypost": marks, requestBody, responses } = operation;
  const query = [...(shared.parameters ?? []), ...(operation.parameters ?? [])]
    .map((one) => ("$ref" in one ? (resolve(one.$ref) as Parameter) : one))
    .filter((parameter) => parameter.in === "query");
  return {
    operationId,
    name: marks.sdk,
    method: method.toUpperCase(),
    segments: path.split("/"),
    query,
    isWrite: marks.write,
    needsToken: marks.token,
    isLookup: marks.sdk.startsWith("lookups."),
    payload: requestBody && schemaOf(requestBody),
    reply: schemaOf(responses[200]),
  };
}

/** The documented calls, from the description of the API. */
export const calls: readonly Call[] = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries<object>(item).flatMap(([method, operation]) =>
    method === "parameters"
      ? []
      : callOf([path, method], operation as Operation, item as object as Operation),
  ),
);
