import { sayWith, type Messages, type Notice } from "@waypost/hooks";

/** Shows a toast; its region is loaded with the first one. */
export function notifier(messages: () => Partial<Messages>): (notice: Notice) => void {
  return ({ tone, code, params }) => {
    const text = sayWith(messages())(code, params);
    void import("./Toasts.tsx").then(({ showToast }) => showToast({ tone, text }));
  };
}
