import type { StandardSchemaV1 } from "@standard-schema/spec";
import { message, type Messages, type PlainCode } from "../messages/messages.ts";
import { schemaOf } from "./schema-of.ts";
import { pathOf, resultOf } from "./validate.ts";

/**
 * The same form with the texts of a catalogue as messages, and only one message per field, for form
 * libraries that show messages as they are. A code that the catalogue lacks stays a code.
 */
export const inWords = <Input, Output>(
  form: StandardSchemaV1<Input, Output>,
  catalogue: Partial<Messages>,
): StandardSchemaV1<Input, Output> =>
  schemaOf((value) => {
    const result = resultOf(form, value);
    if (result.issues === undefined) return result;
    const first = new Map<string, StandardSchemaV1.Issue>();
    for (const issue of result.issues) {
      const path = pathOf(issue);
      const text = message(catalogue, issue.message as PlainCode);
      if (!first.has(path)) first.set(path, { ...issue, message: text });
    }
    return { issues: [...first.values()] };
  });
