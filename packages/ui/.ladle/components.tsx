import type { GlobalProvider } from "@ladle/react";
import { useEffect } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import "../src/styles.css";
import "./workshop.css";

const MEDIA = "(forced-colors: active)";

/**
 * A page cannot enable forced colours. This activates the rules written for them and applies a
 * plain palette to the rest. It only approximates a real high-contrast mode.
 */
function showForcedColors(isOn: boolean): void {
  document.documentElement.toggleAttribute("data-forced-colors", isOn);
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) setMedia(rule, isOn);
  }
}

function setMedia(rule: CSSRule, isOn: boolean): void {
  if (rule instanceof CSSMediaRule && rule.media.mediaText.includes(isOn ? MEDIA : "forced-on")) {
    rule.media.mediaText = isOn ? `${MEDIA}, all and (min-width: 0.0001px)` : MEDIA;
  }
  if (rule instanceof CSSGroupingRule) {
    for (const inner of rule.cssRules) setMedia(inner, isOn);
  }
}

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
