import { classes, type Styled } from "../../classes.ts";

export type SpinnerProps = Styled;

/** A spinning ring, 20 px. It is not announced: place it next to a text or a label. */
export function Spinner(props: SpinnerProps) {
  return <span className={classes("waypost-Spinner", props)} aria-hidden="true" />;
}
