import type { ReactNode } from "react";
import type { Styled } from "../../classes.ts";

/** An icon of the grid. */
export interface PickableIcon {
  /** The value passed to `onChange`. Ids may repeat. */
  id: string;
  /** The settings of the icon, as for `TrackerIcon`. */
  type: string;
  value: string;
  /** Id of the colour. */
  colour: string;
  /** The code, which the search finds: "A-7", "blue1". */
  code: string;
  /** Shown below the icon, so it should be short: "Light blue". The code by default. */
  caption?: string | undefined;
  /** The alternative text, included in the search: "Van, black". */
  label: string;
  /** The URL of an image that replaces the built-in icon. */
  src?: string | undefined;
}

/** A type or colour that groups and filters the icons. */
export interface IconFilter {
  id: string;
  label: string;
}

/** The texts of the picker. */
export interface IconPickerLabels {
  /** Label and placeholder of the search field. */
  search: string;
  /** Label of the types: "Type". */
  types: string;
  /** The chip that shows all types: "All". */
  allTypes: string;
  /** Label of the colours: "Colour". */
  colours: string;
  /** The chip that shows all colours: "All". */
  allColours: string;
  /** Returns the number of matching icons as a text: "21 icons". */
  count: (icons: number) => string;
  /** Replaces the grid when no icon matches. */
  noMatch: string;
  /** The button that clears search and filters: "Show all icons". */
  showAll: string;
  /** The label of the map with the selected icon: "Preview". */
  preview: string;
  /** Shown instead of the icon's name when none is selected. */
  noneChosen: string;
}

export interface IconPickerProps extends Styled {
  label: string;
  /** True if the label is only for screen readers, as in a dialog with the same title. */
  isLabelHidden?: boolean;
  description?: ReactNode;
  icons: readonly PickableIcon[];
  /** The chips and the headings of the groups, in this order. */
  types: readonly IconFilter[];
  /** The names of the swatches, in this order. */
  colours: readonly IconFilter[];
  /** The id of the selected icon; null for none. */
  value: string | null;
  onChange: (id: string) => void;
  errorMessage?: string | undefined;
  isDisabled?: boolean;
  /** Target of a link in an error summary; the group can take focus. */
  id?: string;
  labels: IconPickerLabels;
}
