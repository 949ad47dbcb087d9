import { createElement, type ComponentProps, type ReactElement } from "react";

type Tag = "div" | "fieldset" | "input" | "label" | "option" | "p" | "select" | "span" | "textarea";

/** An element with a class of `parts.css`. Classes of Tailwind are added, and win over it. */
export const styled =
  <Name extends Tag>(tag: Name, base: string) =>
  ({ className = "", ...props }: ComponentProps<Name>): ReactElement =>
    createElement(tag, { ...props, className: `${base} ${className}` });
