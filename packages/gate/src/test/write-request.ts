import { calls, ownerOf } from "../calls.ts";
import type { WriteRequest } from "../write-request.ts";

/** A write of this operation, as it has been read. */
export function writeRequest(
  operation: string,
  { body = {}, ...rest }: Partial<WriteRequest> = {},
): WriteRequest {
  const call = calls.find((one) => one.operation === operation);
  if (!call) throw new Error(`No such write: ${operation}`);
  return {
    call,
    key: null,
    repeatOf: [],
    agreed: null,
    consents: null,
    owner: ownerOf(body, operation),
    subjects: call.subjectsOf(body, call.path),
    body,
    ...rest,
  };
}
