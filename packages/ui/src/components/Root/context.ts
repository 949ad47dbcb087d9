import { createContext, type CSSProperties, useContext } from "react";

/** CSS variables of this package, such as `--waypost-brand`. */
export type Variables = Readonly<Record<`--waypost-${string}`, string>>;

/** The look of a part of the page. */
export interface Look {
  theme: "light" | "dark" | "system" | undefined;
  variables: Variables | undefined;
}

export const LookContext = createContext<Look | null>(null);

/** Returns the attributes that apply this look to an element. */
export const attributesOf = ({ theme, variables }: Look) => ({
  ...(theme !== undefined && { "data-waypost-theme": theme }),
  ...(variables !== undefined && { style: variables as CSSProperties }),
});

/**
 * Returns the attributes for the outer element of an overlay, which is rendered at the end of the
 * document: the look of the part of the page that opened it.
 */
export function useLook(): ReturnType<typeof attributesOf> {
  const look = useContext(LookContext);
  return look === null ? {} : attributesOf(look);
}
