export { Result } from "./Result.tsx";
export type { ResultProps, ResultTone } from "./Result.tsx";
