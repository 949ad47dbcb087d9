import { documentedCalls } from "../../../openapi/documented-calls.ts";

const names = new Map(
  documentedCalls.map(({ method, path, operationId }) => [
    `${method.toUpperCase()} ${path}`,
    operationId,
  ]),
);

/** True if a request belongs to this operation. */
export function isCallOf(operation: string, method: string, path: string): boolean {
  return documentedCalls.some((call) => {
    const template = new RegExp(`^${call.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
    return (
      call.operationId === operation && call.method.toUpperCase() === method && template.test(path)
    );
  });
}

/** The name of a logged call: its operation, or method and path for an undocumented call. */
export const operationOf = ({ call, path }: { call: string | null; path: string }): string =>
  (call === null ? undefined : names.get(call)) ?? call ?? path;
