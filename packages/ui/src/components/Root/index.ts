export { Root } from "./Root.tsx";
export type { RootProps } from "./Root.tsx";
