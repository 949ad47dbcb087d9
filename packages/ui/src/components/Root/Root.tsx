import { type ReactNode, useContext, useMemo } from "react";
import { classes, type Styled } from "../../classes.ts";
import { attributesOf, type Look, LookContext, type Variables } from "./context.ts";

export interface RootProps extends Styled {
  /** `system` follows the system's setting. By default the host's `color-scheme` applies. */
  theme?: Look["theme"];
  /** `{ "--waypost-brand": "oklch(0.55 0.16 150)" }` */
  variables?: Variables | undefined;
  children: ReactNode;
}

/**
 * A part of a host page with its own look. Dialogs, lists, tooltips and toasts opened from it have
 * the same look, although they are rendered at the end of the document.
 */
export function Root(props: RootProps) {
  const outer = useContext(LookContext);
  const { theme = outer?.theme, variables, children } = props;
  const inherited = outer?.variables;
  const look = useMemo(
    () => ({ theme, variables: inherited ? { ...inherited, ...variables } : variables }),
    [theme, inherited, variables],
  );
  return (
    <LookContext.Provider value={look}>
      <div className={classes("waypost-root", props)} {...attributesOf(look)}>
        {children}
      </div>
    </LookContext.Provider>
  );
}
