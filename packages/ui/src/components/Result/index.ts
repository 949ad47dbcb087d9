export { Result } from "./Result.tsx";
export type { ResultProps } from "./Result.tsx";
