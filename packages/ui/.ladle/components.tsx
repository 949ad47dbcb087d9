import type { GlobalProvider } from "@ladle/react";
import { useEffect } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import "../src/styles.css";
import { showForcedColors } from "./forcedColors.ts";
import "./workshop.css";

export const args = { forcedColors: false };

/** Theme and direction are Ladle's own switches; forced colours are a control. */
export const Provider: GlobalProvider = ({ children, globalState }) => {
  const isForced = globalState.control["forcedColors"]?.value === true;
  const { theme } = globalState;
  useEffect(() => showForcedColors(isForced), [isForced]);
  useEffect(() => {
    document.documentElement.dataset["waypostTheme"] = theme === "auto" ? "system" : theme;
  }, [theme]);
  return (
    <I18nProvider locale={globalState.rtl ? "ar" : "en-US"}>
      <div className="workshop waypost-root">{children}</div>
    </I18nProvider>
  );
};
