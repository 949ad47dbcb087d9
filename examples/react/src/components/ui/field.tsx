import type { ComponentProps } from "react";
import { styled } from "@/lib/styled";

export function Field({
  orientation = "vertical",
  className = "",
  ...props
}: ComponentProps<"div"> & { orientation?: "vertical" | "horizontal" }) {
  return <div data-orientation={orientation} className={`field ${className}`} {...props} />;
}

export const FieldContent = styled("div", "field-content");
export const FieldDescription = styled("p", "field-description");
export const FieldLabel = styled("label", "label");
export const FieldSet = styled("fieldset", "field-set");
export const FieldTitle = styled("div", "label");

/** A legend that looks like a heading, or like a label. */
export const FieldLegend = ({
  variant = "legend",
  ...props
}: ComponentProps<"legend"> & { variant?: "legend" | "label" }) => (
  <legend data-variant={variant} className="legend" {...props} />
);

/** The error of a field, which is announced as soon as there is one. */
export const FieldError = ({ children, ...props }: ComponentProps<"div">) =>
  children === undefined ? null : (
    <div role="alert" className="field-error" {...props}>
      {children}
    </div>
  );
