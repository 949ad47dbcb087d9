export { ProgressSteps, type ProgressStep } from "./ProgressSteps.tsx";
export type { ProgressStepsProps } from "./ProgressSteps.tsx";
