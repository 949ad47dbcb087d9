export { ErrorSummary } from "./ErrorSummary.tsx";
export type { ErrorSummaryProps, FormError } from "./ErrorSummary.tsx";
