export { createToastQueue } from "./ToastQueue.ts";
export type { ToastQueue } from "./ToastQueue.ts";
