import { createContext, type CSSProperties, useContext } from "react";

/** Variables of ours, such as `--waypost-brand`. */
export type Variables = Readonly<Record<`--waypost-${string}`, string>>;

/** The look of a part of the page. */
export interface Look {
  theme: "light" | "dark" | "system" | undefined;
  variables: Variables | undefined;
}

export const LookContext = createContext<Look | null>(null);

/** Attributes that give an element this look. */
export const attributesOf = ({ theme, variables }: Look) => ({
  ...(theme !== undefined && { "data-waypost-theme": theme }),
  ...(variables !== undefined && { style: variables as CSSProperties }),
});

/**
 * For the outer element of what is rendered at the end of the document: the look of the part of the
 * page from which it was opened.
 */
export function useLook(): ReturnType<typeof attributesOf> {
  const look = useContext(LookContext);
  return look === null ? {} : attributesOf(look);
}
