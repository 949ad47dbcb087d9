import type { ReactNode } from "react";
import type { Styled } from "../../classes.ts";

/** An icon of the grid: what identifies and draws it, and by which words it is found. */
export interface PickableIcon {
  /** The value passed to `onChange`. Ids may repeat. */
  id: string;
  /** The settings of the icon, as `TrackerIcon` takes them. */
  type: string;
  value: string;
  /** Id of the colour. */
  colour: string;
  /** Finds the icon in the search: "A-7", "blue1". */
  code: string;
  /** Printed beneath the picture, so it should be short: "Light blue". By default the code. */
  caption?: string | undefined;
  /** Alternative text of the picture, included in the search: "Van, black". */
  label: string;
  /** Address of a picture to show in place of ours. */
  src?: string | undefined;
}

/** A type or a colour by which the icons are grouped and filtered. */
export interface IconFilter {
  id: string;
  label: string;
  /** A shorter text for the chip. */
  chip?: string;
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
  /** How many icons match: "21 icons". */
  count: (icons: number) => string;
  /** Shown in place of the grid when no icon matches. */
  noMatch: string;
  /** The button next to it, which removes search and filters: "Show all icons". */
  showAll: string;
  /** Label of the map with the chosen icon: "Preview". */
  preview: string;
  /** Shown in its place when no icon is chosen. */
  noneChosen: string;
}

export interface IconPickerProps extends Styled {
  label: string;
  /** Whether the label is only for screen readers, as in a dialog whose title says the same. */
  isLabelHidden?: boolean;
  description?: ReactNode;
  icons: readonly PickableIcon[];
  /** Chips and headings of the groups, in this order. */
  types: readonly IconFilter[];
  /** Names of the swatches, in this order. */
  colours: readonly IconFilter[];
  /** Id of the chosen icon, null for none. */
  value: string | null;
  onChange: (id: string) => void;
  errorMessage?: string | undefined;
  isDisabled?: boolean;
  /** Target of a link in an error summary; the group can take focus. */
  id?: string;
  labels: IconPickerLabels;
}
