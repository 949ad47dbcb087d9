/** Nothing was done, for a reason that the customer is told: message, then what exactly. */
export class Refusal extends Error {
  readonly detail: string | undefined;

  constructor(message: string, detail?: string) {
    super(message);
    this.detail = detail;
  }
}
