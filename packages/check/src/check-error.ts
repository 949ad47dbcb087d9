/** The check could not be made. Its message is for the person who started it. */
export class CheckError extends Error {
  override readonly name = "CheckError";
}
