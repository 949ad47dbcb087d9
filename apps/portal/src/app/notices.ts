import { createTranslator, type Messages, type Notice } from "@waypost/hooks";
import { createToastQueue } from "@waypost/ui/ToastQueue";

/** What waits to be shown as a toast; the region that shows it is loaded with the first one. */
export const toasts = createToastQueue();

/** Says a notice of a flow in the words of the catalogue. */
export const notifier =
  (messages: () => Partial<Messages>) =>
  ({ tone, code, params }: Notice): void =>
    toasts.show({
      tone: tone === "error" ? "danger" : "success",
      message: createTranslator(messages())(code, params),
    });
