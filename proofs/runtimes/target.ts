/** What is known of a runtime. */
export interface Facts {
  /**
   * Whether an error of the runtime's `fetch` tells that the connection was refused. Where it does
   * not, a write may have been sent, so its outcome is unknown.
   */
  readonly tellsRefusal: boolean;
  /** Whether `structuredClone` copies the `cause` of an error, by which a copy is recognized. */
  readonly clonesCause: boolean;
}

/** What a program under test calls, and the facts of its runtime. It is compiled into the program. */
export interface Target extends Facts {
  /** The sandbox. */
  readonly url: string;
  readonly controlUrl: string;
  /** A server that replies with what it received: see mirror.ts. */
  readonly mirrorUrl: string;
  /** An address whose port nobody listens on. */
  readonly closedUrl: string;
}
