import type { ComponentProps } from "react";

export function Badge({
  variant = "default",
  className = "",
  ...props
}: ComponentProps<"span"> & { variant?: "default" | "secondary" }) {
  return <span data-variant={variant} className={`badge ${className}`} {...props} />;
}
