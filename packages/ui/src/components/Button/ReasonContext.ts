import { createContext } from "react";

/** The id of a text near a button that says why the button is disabled. */
export const ReasonContext = createContext<string | undefined>(undefined);
