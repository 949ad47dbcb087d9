export { Consequences } from "./Consequences.tsx";
export type { ConsequencesProps, Gravity } from "./Consequences.tsx";
