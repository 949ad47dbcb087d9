export { Button, LinkButton, type ButtonVariant, type LinkButtonProps } from "./Button.tsx";
export type { ButtonProps } from "./Button.tsx";
