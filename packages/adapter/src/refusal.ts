/** A refusal that a function returns or throws. Nothing has changed. */
export class Refusal extends Error {
  /** The exact reason, or undefined. */
  readonly error: string | undefined;

  constructor(message: string, error?: string) {
    super(message);
    this.name = "Refusal";
    this.error = error;
  }
}

/**
 * Creates the refusal of a call, to be returned or thrown. The customer sees `message : error`.
 *
 * @param message the reason, for the customer
 * @param error the exact reason, such as `Insufficient funds`
 */
export const refuse = (message: string, error?: string): Refusal => new Refusal(message, error);
