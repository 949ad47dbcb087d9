export { ProgressSteps } from "./ProgressSteps.tsx";
export type { ProgressStepsProps } from "./ProgressSteps.tsx";
