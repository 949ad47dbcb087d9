/** Thrown if a store cannot be opened, or another gate uses its file. */
export class StoreError extends Error {
  override readonly name = "StoreError";
}
