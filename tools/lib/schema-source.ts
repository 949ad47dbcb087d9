import { join } from "node:path";
import { pathToFileURL } from "node:url";
import openapiTS, { astToString, COMMENT_HEADER } from "openapi-typescript";

const contract = join(import.meta.dirname, "../../openapi/openapi.yaml");

/**
 * The types of the contract. A description becomes the plain text of a doc comment, without
 * `@description`, because editors show plain text first and the reference shows nothing else.
 */
export async function schemaSource(file = contract): Promise<string> {
  const types = astToString(await openapiTS(pathToFileURL(file)));
  return COMMENT_HEADER + types.replaceAll("@description ", "");
}
