import { exact, fieldsOf } from "./reply.ts";

/**
 * Returns the code of an error, such as `ECONNRESET`, or its name, such as `TimeoutError`. The rest
 * of an error is not passed on, because it may contain the request and its secrets.
 */
export function codeOf(error: unknown): string | null {
  const { cause, code, name } = fieldsOf(error);
  const names = [error, fieldsOf(cause).code, code, name].map(exact);
  return names.find((value) => /^[A-Z]\w*$/.test(value ?? "")) ?? null;
}
