/**
 * What keys do in the parts that components are made of: those of React Aria, by the name of their
 * import, and elements of HTML.
 */
const KEYS: Readonly<Record<string, string>> = {
  Button: "Enter or Space presses a button",
  "<button": "Enter or Space presses a button",
  "<a": "Enter follows a link",
  Link: "Enter follows a link",
  "<select": "the browser's own keys choose an option",
  Checkbox: "Space ticks a box",
  'type="checkbox"': "Space ticks a box",
  'type="radio"': "arrows choose among the cards of a group, Tab leaves it",
  Switch: "Space switches",
  Radio: "arrows choose among the cards of a group, Tab leaves it",
  RadioButton: "arrows choose among the cards of a group, Tab leaves it",
  RadioGroup: "arrows choose among the cards of a group, Tab leaves it",
  ListBox: "arrows, Home and End move in a list, letters find an option, Enter chooses it",
  Select: "Space or an arrow opens the list, Escape closes it",
  ComboBox: "arrows open the list, Escape closes it",
  Autocomplete: "typing filters while arrows move in the list",
  Popover: "Escape closes what has opened",
  Dialog: "Escape closes the dialog, Tab stays in it",
  Modal: "Escape closes the dialog, Tab stays in it",
  Tabs: "arrows change the tab, Home and End open the first and last",
  Tab: "arrows change the tab, Home and End open the first and last",
  SliderThumb: "arrows change the value, Page Up and Page Down by more, Home and End to the bounds",
  NumberField: "up and down change the number, Page Up and Page Down to the bounds",
  Disclosure: "Enter or Space opens and closes the section",
  "<details": "Enter or Space opens and closes the section",
  TooltipTrigger: "focus shows the tooltip, Escape hides it",
  SearchField: "Escape empties the search",
  Toast: "F6 moves to the messages and back",
  UNSTABLE_ToastRegion: "F6 moves to the messages and back",
};

/** What the keys do in code that imports and renders these parts; `own` are its sources. */
export function keysIn(own: string): string[] {
  const imported = Array.from(
    own.matchAll(/import (?!type)\{([^}]*)\} from "react-aria-components[^"]*"/g),
    ([, names = ""]) => names.split(",").map((name) => name.trim().split(" as ")[0] ?? ""),
  ).flat();
  const elements = Object.keys(KEYS).filter(
    (part) => /\W/.test(part) && new RegExp(`${part}[\\s>]`).test(own),
  );
  const found = [...imported, ...elements].map((part) => KEYS[part]);
  return [...new Set(found.filter((keys) => keys !== undefined))];
}
