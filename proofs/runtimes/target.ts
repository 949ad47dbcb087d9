/** Facts about a runtime. */
export interface Facts {
  /**
   * Whether an error of the runtime's `fetch` shows that the connection was refused. Otherwise a
   * write may have been sent, so its outcome is unknown.
   */
  readonly tellsRefusal: boolean;
  /**
   * Whether the runtime sends a POST again by itself when a connection that it used before closes
   * without a reply, unless the body is streamed.
   */
  readonly repeatsPosts: boolean;
  /** Whether `structuredClone` copies the `cause` of an error, by which a copy is recognized. */
  readonly clonesCause: boolean;
}

/**
 * The servers that a program under test calls, and the facts of its runtime. It is compiled into
 * the program.
 */
export interface Target extends Facts {
  /** The sandbox. */
  readonly url: string;
  readonly controlUrl: string;
  /** A server that echoes each request: see mirror.ts. */
  readonly mirrorUrl: string;
  /** An address on which no server listens. */
  readonly closedUrl: string;
}
