export { PageFrame } from "./PageFrame.tsx";
export type { PageFrameProps } from "./PageFrame.tsx";
