export { Consequences, type Gravity } from "./Consequences.tsx";
export type { ConsequencesProps } from "./Consequences.tsx";
