export * from "./flows/index.ts";
export * from "./forms/index.ts";
export * from "./react/index.ts";
