export { createToastQueue, type ToastMessage } from "./ToastQueue.ts";
export type { ToastQueue } from "./ToastQueue.ts";
