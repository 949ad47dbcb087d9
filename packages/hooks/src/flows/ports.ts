import type { Client } from "@waypost/sdk";
import type { QueryClient } from "@tanstack/react-query";
import type { MessageCode } from "../messages/messages.ts";

/** A short word to the person, shown as a toast. */
export interface Notice {
  readonly tone: "error" | "success";
  readonly code: MessageCode;
  readonly params?: Readonly<Record<string, string>>;
}

/** What the effects of a flow need of their surroundings. */
export interface Ports {
  readonly client: Client;
  /** The cache of reads; its code may arrive after the first page. */
  readonly queryClient: () => Promise<QueryClient>;
  readonly now: () => Date;
  /** The whole current address: decides whether a charge endpoint is used. */
  readonly address: () => string;
  /** Opens a path of the route table, such as `/registration/terms`; `replace` leaves no trace of the current one. */
  readonly navigate: (path: string, options: { replace: boolean }) => void;
  readonly notify: (notice: Notice) => void;
}
