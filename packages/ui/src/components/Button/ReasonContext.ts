import { createContext } from "react";
import type { ButtonProps } from "react-aria-components/Button";

/** How a disabled button below a `Reason` is rendered. */
export const ReasonContext = createContext<Pick<ButtonProps, "render"> | undefined>(undefined);
