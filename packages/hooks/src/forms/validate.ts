import type { StandardSchemaV1 } from "@standard-schema/spec";
import type { PlainCode } from "../messages/messages.ts";

/** The first message of each field, by its path: `email`, `devices.0.imei`. */
export type FieldErrors = Readonly<Record<string, PlainCode>>;

/** The parsed value, or the errors of its fields. @inline */
type Validated<Output> = { value: Output } | { errors: FieldErrors };

/** The result of a synchronous validation. @throws TypeError for an asynchronous schema. */
export function resultOf<Output>(
  schema: StandardSchemaV1<unknown, Output>,
  value: unknown,
): StandardSchemaV1.Result<Output> {
  const result = schema["~standard"].validate(value);
  if (result instanceof Promise) throw new TypeError("This needs a synchronous schema");
  return result;
}

/** Validates a value synchronously. @throws TypeError for an asynchronous schema. */
export function validate<Output>(
  schema: StandardSchemaV1<unknown, Output>,
  value: unknown,
): Validated<Output> {
  const result = resultOf(schema, value);
  if (result.issues === undefined) return { value: result.value };
  const errors: Record<string, PlainCode> = {};
  for (const issue of result.issues) {
    // Standard Schema types messages as strings; our schemas use message codes only.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    errors[pathOf(issue)] ??= issue.message as PlainCode;
  }
  return { errors };
}

/** The path of an issue as text. */
export const pathOf = ({ path = [] }: StandardSchemaV1.Issue): string => path.map(keyOf).join(".");

const keyOf = (segment: PropertyKey | StandardSchemaV1.PathSegment): string =>
  String(typeof segment === "object" ? segment.key : segment);
