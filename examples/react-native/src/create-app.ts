import { QueryClient } from "@tanstack/react-query";
import {
  createWaypost,
  type DraftStorage,
  type Waypost,
  type WaypostOptions,
} from "@waypost/hooks/flows";
import { en } from "@waypost/hooks/messages";
import { createClient, type Fetch } from "@waypost/sdk";

/** Locks without effect, because an app has only one window. */
const oneWindow: WaypostOptions["locks"] = { request: (name, _options, work) => work({ name }) };

/**
 * Connects the screens. `storage` is `AsyncStorage` of `@react-native-async-storage/async-storage`.
 * Drafts are restored from it before anything is shown, and each payment is stored before it is
 * sent.
 */
export const createApp = (options: {
  readonly baseUrl: string;
  readonly storage: DraftStorage;
  /** Default: the `fetch` of React Native. */
  readonly fetch?: Fetch;
}): Waypost =>
  createWaypost({
    services: {
      client: createClient({
        baseUrl: options.baseUrl,
        ...(options.fetch !== undefined && { fetch: options.fetch }),
      }),
      queryClient: new QueryClient(),
    },
    messages: en,
    storage: options.storage,
    locks: oneWindow,
    variant: "plain", // an app has no URL that decides it
    navigate: () => {}, // there is one screen only
    notify: () => {}, // the screen shows each outcome itself
  });
