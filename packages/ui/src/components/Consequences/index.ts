export { Consequences } from "./Consequences.tsx";
export type { ConsequencesProps } from "./Consequences.tsx";
