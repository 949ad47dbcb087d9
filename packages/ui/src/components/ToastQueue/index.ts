export { createToastQueue } from "./ToastQueue.ts";
export type { ToastMessage, ToastQueue } from "./ToastQueue.ts";
