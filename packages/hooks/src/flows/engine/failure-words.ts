import { SOMETHING_WENT_WRONG } from "@waypost/sdk/pure";
import type { NoticeText } from "./ports.ts";

/** Returns the server's text unchanged. The client's default text is replaced by a code. */
export const failureWords = (text: string): NoticeText =>
  text === SOMETHING_WENT_WRONG
    ? { code: "failure.unknown" }
    : { code: "server.text", params: { text } };

/** The same for a failed save, prefixed with "Error!". */
export const saveFailureWords = (text: string): NoticeText =>
  text === SOMETHING_WENT_WRONG
    ? { code: "settings.saveFailed.unknown" }
    : { code: "settings.saveFailed", params: { text } };
