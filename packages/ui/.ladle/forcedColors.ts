const MEDIA = "(forced-colors: active)";

/**
 * A page cannot enable forced colours. This activates the rules written for them and applies a
 * plain palette to the rest. It only approximates a real high-contrast mode.
 */
export function showForcedColors(isOn: boolean): void {
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
