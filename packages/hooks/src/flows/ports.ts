import type { MessageCode } from "../messages/messages.ts";
import type { Services } from "../services.ts";

/** A short word to the person, shown as a toast. */
export interface Notice {
  readonly tone: "error" | "success";
  readonly code: MessageCode;
  readonly params?: Readonly<Record<string, string>>;
}

/** The page around a flow. */
export interface Surroundings {
  readonly now: () => Date;
  /** The whole current address: decides whether a charge endpoint is used. */
  readonly address: () => string;
  /** Opens a path of the route table, such as `/registration/terms`; `replace` leaves no trace of the current one. */
  readonly navigate: (path: string, options: { replace: boolean }) => void;
  readonly notify: (notice: Notice) => void;
}

/** What the effects of a flow need. */
export interface Ports extends Surroundings, Services {}
