/** The HTTP methods in the contract, in lower case as in OpenAPI. */
export type Method = "get" | "post" | "put";

/** A JSON Schema (dialect 2020-12) without references. */
export type JsonSchema = Readonly<Record<string, unknown>>;

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie";
  readonly required?: boolean;
  readonly schema: JsonSchema;
}

/** The JSON body of a request or a reply: its schema and its documented examples by name. */
export interface Body {
  readonly content?: {
    readonly "application/json"?: {
      readonly schema: JsonSchema;
      readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
    };
  };
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Body & { readonly required?: boolean };
  readonly responses: Readonly<Record<string, Body>>;
}

type PathItem = Readonly<Partial<Record<Method, Operation>>> & {
  readonly parameters?: readonly Parameter[];
};

/** The OpenAPI description with all references resolved. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: {
    readonly securitySchemes: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  };
}
