import { createWaypost, type Waypost } from "@waypost/hooks";
import { common } from "@waypost/hooks/messages/common";
import { createClient } from "@waypost/sdk";
import type { Config } from "./config.ts";
import { address, navigate } from "./hash-location.ts";
import { notifier } from "./notices.ts";

/** The one `Waypost` of the page. */
export function portalWaypost(config: Config): Waypost {
  const waypost: Waypost = createWaypost({
    client: createClient({ baseUrl: config.apiBaseUrl }),
    queryClient: async () => new (await import("@tanstack/react-query")).QueryClient(),
    messages: common,
    storage: window.sessionStorage,
    address,
    navigate,
    notify: (notice) => notify(notice),
  });
  const notify = notifier(() => waypost.messages);
  return waypost;
}
