export { Button, LinkButton } from "./Button.tsx";
export type { ButtonProps, ButtonVariant, LinkButtonProps } from "./Button.tsx";
