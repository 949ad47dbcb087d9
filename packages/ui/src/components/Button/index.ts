export { Button, LinkButton } from "./Button.tsx";
export type { ButtonProps } from "./Button.tsx";
