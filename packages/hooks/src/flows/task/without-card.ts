export type WithoutCard<Request> = Omit<Request, "credit_card">;

/** The part of a request that may stay in memory after it was sent. */
export function withoutCard<Request extends object>(request: Request): WithoutCard<Request> {
  const rest: Request & { credit_card?: unknown } = { ...request };
  delete rest.credit_card;
  return rest;
}
