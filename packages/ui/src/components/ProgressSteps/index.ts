export { ProgressSteps } from "./ProgressSteps.tsx";
export type { ProgressStep, ProgressStepsProps } from "./ProgressSteps.tsx";
