import { QueryClient } from "@tanstack/react-query";
import {
  createWaypost,
  messageOf,
  registrationToken,
  type Waypost,
  type WaypostOptions,
} from "@waypost/hooks/flows";
import { en } from "@waypost/hooks/messages";
import { createClient } from "@waypost/sdk";
import { createToastQueue } from "@waypost/ui/ToastQueue";

export const toasts = createToastQueue();

/** Connects the hooks with the API at `baseUrl`. `page` is what the browser provides. */
export function connect(baseUrl: string, page: Partial<WaypostOptions> = {}): Waypost {
  const waypost: Waypost = createWaypost({
    services: {
      // The token of the registration stays in memory.
      client: createClient({ baseUrl, token: () => registrationToken(waypost) }),
      queryClient: new QueryClient(),
    },
    messages: en,
    navigate: () => {},
    notify: (notice) =>
      toasts.show({
        tone: notice.tone === "error" ? "danger" : "success",
        message: messageOf(en, notice),
      }),
    ...page,
  });
  return waypost;
}
