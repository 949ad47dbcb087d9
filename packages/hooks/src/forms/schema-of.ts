import type { StandardSchemaV1 } from "@standard-schema/spec";

/** A Standard Schema that validates with this function. */
export const schemaOf = <Input, Output>(
  validate: (value: unknown) => StandardSchemaV1.Result<Output>,
): StandardSchemaV1<Input, Output> => ({
  "~standard": { version: 1, vendor: "waypost", validate },
});
