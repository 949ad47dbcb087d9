import type { GlobalProvider } from "@ladle/react";
// Ladle reads this file's declarations and knows no re-exports.
import {
  args as workshopArgs,
  Provider as WorkshopProvider,
} from "../../../packages/ui/.ladle/components.tsx";
import {
  WORKSHOP_LANGUAGES,
  WorkshopLanguageContext,
  type WorkshopLanguage,
} from "../workshop/language.ts";

export const args = { ...workshopArgs, language: "English" };

export const argTypes = {
  language: { options: Object.keys(WORKSHOP_LANGUAGES), control: { type: "select" } },
};

/** Pages are in the language of the control; stories of components have texts of their own. */
export const Provider: GlobalProvider = (props) => {
  const language = props.globalState.control["language"]?.value ?? "English";
  return (
    <WorkshopLanguageContext value={language as WorkshopLanguage}>
      <WorkshopProvider {...props} />
    </WorkshopLanguageContext>
  );
};
