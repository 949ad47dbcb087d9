/** A problem that the user can fix. The message is printed without a stack trace. */
export class CreateError extends Error {
  override readonly name = "CreateError";
}
