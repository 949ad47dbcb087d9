import { useMessages, useWaypost } from "@waypost/hooks";
import { chooseLanguage } from "./choose-language.ts";
import type { LanguageChoice } from "./language.ts";
import type { Language } from "./languages.ts";
import { toasts } from "./notices.ts";

const NAMES: Readonly<Record<Language, string>> = { en: "English", es: "Español", fr: "Français" };

/** The languages on offer, each by its own name. */
export default function LanguageSelect({ choice }: { choice: LanguageChoice }) {
  const say = useMessages();
  const waypost = useWaypost();
  const choose = (code: string) =>
    chooseLanguage(waypost, choice, code as Language).catch(() =>
      toasts.show({ tone: "danger", message: say("failure.unknown") }),
    );
  return (
    <select
      aria-label={say("language.label")}
      value={choice.current}
      onChange={(event) => void choose(event.target.value)}
    >
      {choice.offered.map((code) => (
        <option key={code} value={code} lang={code}>
          {NAMES[code]}
        </option>
      ))}
    </select>
  );
}
