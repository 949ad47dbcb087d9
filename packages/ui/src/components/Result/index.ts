export { Result, type ResultTone } from "./Result.tsx";
export type { ResultProps } from "./Result.tsx";
