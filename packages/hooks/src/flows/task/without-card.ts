export type WithoutCard<Request> = Omit<Request, "credit_card">;

/** What may stay in memory of a request that has left. */
export function withoutCard<Request extends object>(request: Request): WithoutCard<Request> {
  const kept: Request & { credit_card?: unknown } = { ...request };
  delete kept.credit_card;
  return kept;
}
