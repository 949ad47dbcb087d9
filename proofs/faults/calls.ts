import { documentedCalls } from "../../openapi/documented-calls.ts";

const names = new Map(
  documentedCalls.map(({ method, path, operationId }) => [
    `${method.toUpperCase()} ${path}`,
    operationId,
  ]),
);

/** The name of a logged call: its operation, or method and path where no document lists it. */
export const operationOf = ({ call, path }: { call: string | null; path: string }): string =>
  (call === null ? undefined : names.get(call)) ?? call ?? path;
