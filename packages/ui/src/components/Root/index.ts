export { Root } from "./Root.tsx";
export type { RootProps } from "./Root.tsx";
export type { Variables } from "./context.ts";
export type { Styled } from "../../classes.ts";
