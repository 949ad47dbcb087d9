/** Thrown if the check cannot run. The message is for the person who started it. */
export class CheckError extends Error {
  override readonly name = "CheckError";
}
