import type { ComponentProps } from "react";
import { styled } from "@/lib/styled";

export function Alert({
  variant = "default",
  className = "",
  ...props
}: ComponentProps<"div"> & { variant?: "default" | "destructive" }) {
  return <div role="alert" data-variant={variant} className={`alert ${className}`} {...props} />;
}

export const AlertTitle = styled("div", "alert-title");
export const AlertDescription = styled("div", "alert-description");
export const AlertAction = styled("div", "alert-action");
