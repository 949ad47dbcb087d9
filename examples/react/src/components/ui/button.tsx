import type { ComponentProps } from "react";

interface Look {
  variant?: "default" | "outline" | "secondary" | "ghost";
  size?: "default" | "sm" | "lg";
}

export const buttonVariants = ({ variant = "default", size = "default" }: Look): string =>
  `button button-${variant} button-size-${size}`;

type ButtonProps = Omit<ComponentProps<"button">, "disabled" | "onClick"> &
  Look & { onPress?: () => void; isDisabled?: boolean; isPending?: boolean };

/** While it is pending, a button keeps the focus and ignores presses. */
export function Button({
  variant,
  size,
  className = "",
  onPress,
  isDisabled,
  isPending,
  type = "button",
  ...props
}: ButtonProps) {
  return (
    <button
      type={type}
      disabled={isDisabled}
      aria-disabled={isPending}
      className={`${buttonVariants({ variant, size })} ${className}`}
      onClick={(event) => (isPending === true ? event.preventDefault() : onPress?.())}
      {...props}
    />
  );
}

export function LinkButton({
  variant,
  size,
  className = "",
  isDisabled,
  href,
  children,
  ...props
}: ComponentProps<"a"> & Look & { isDisabled?: boolean }) {
  return (
    <a
      aria-disabled={isDisabled}
      className={`${buttonVariants({ variant, size })} ${className}`}
      {...(isDisabled === true ? { role: "link" } : { href })}
      {...props}
    >
      {children}
    </a>
  );
}
