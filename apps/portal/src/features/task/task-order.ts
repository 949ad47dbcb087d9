import type { SummaryPanelProps } from "@waypost/ui/SummaryPanel";
import { createContext } from "react";

/** The order of the task on this page, for the bar of its form. */
export const TaskOrder = createContext<SummaryPanelProps | null>(null);
