export { BeforeAfter } from "./BeforeAfter.tsx";
export type { BeforeAfterProps, Change } from "./BeforeAfter.tsx";
