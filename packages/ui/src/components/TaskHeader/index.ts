export { TaskHeader } from "./TaskHeader.tsx";
export type { TaskHeaderProps } from "./TaskHeader.tsx";
