import { messageOf, type Messages, type Notice } from "@waypost/hooks/flows";
import { createToastQueue } from "@waypost/ui/ToastQueue";

/** The toasts to show. The code that shows them is loaded with the first toast. */
export const toasts = createToastQueue();

/** Shows the notices of flows as toasts, with the texts of the catalogue. */
export const notifier =
  (messages: () => Partial<Messages>) =>
  (notice: Notice): void =>
    toasts.show({
      tone: notice.tone === "error" ? "danger" : "success",
      message: messageOf(messages(), notice),
    });
