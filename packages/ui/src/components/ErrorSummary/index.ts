export { ErrorSummary, type FormError } from "./ErrorSummary.tsx";
export type { ErrorSummaryProps } from "./ErrorSummary.tsx";
