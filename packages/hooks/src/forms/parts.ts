import type { StandardSchemaV1 } from "@standard-schema/spec";
import { schemaOf } from "./schema-of.ts";
import { resultOf } from "./validate.ts";

type Parts = Readonly<Record<string, StandardSchemaV1>>;

type InputOf<Of extends Parts> = { [Part in keyof Of]: StandardSchemaV1.InferInput<Of[Part]> };
type OutputOf<Of extends Parts> = { [Part in keyof Of]: StandardSchemaV1.InferOutput<Of[Part]> };

/** A form with several parts, each under its name. Reports the errors of all parts. */
export const inParts = <Of extends Parts>(parts: Of): StandardSchemaV1<InputOf<Of>, OutputOf<Of>> =>
  schemaOf((value): StandardSchemaV1.Result<OutputOf<Of>> => {
    const given = Object(value) as Readonly<Record<string, unknown>>;
    const results = Object.entries(parts).map(
      ([name, part]) => [name, resultOf(part, given[name])] as const,
    );
    const issues = results.flatMap(([name, result]) =>
      (result.issues ?? []).map((issue) => ({ ...issue, path: [name, ...(issue.path ?? [])] })),
    );
    if (issues.length > 0) return { issues };
    const values = results.map(([name, result]) => [name, "value" in result ? result.value : null]);
    return { value: Object.fromEntries(values) as OutputOf<Of> };
  });

/** A form with the fields of two forms. */
export const both = <One, OneOut, Other, OtherOut>(
  one: StandardSchemaV1<One, OneOut>,
  other: StandardSchemaV1<Other, OtherOut>,
): StandardSchemaV1<One & Other, OneOut & OtherOut> =>
  schemaOf((value): StandardSchemaV1.Result<OneOut & OtherOut> => {
    const first = resultOf(one, value);
    const second = resultOf(other, value);
    if (first.issues !== undefined || second.issues !== undefined)
      return { issues: [...(first.issues ?? []), ...(second.issues ?? [])] };
    return { value: { ...first.value, ...second.value } };
  });
