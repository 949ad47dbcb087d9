import {
  useFieldErrors,
  useMessages,
  useSettingsChanges,
  type DeviceSettings,
} from "@waypost/hooks";
import { settingsField, type SettingsSection as Section } from "@waypost/hooks/rules";
import { FoldingSection } from "@waypost/ui/FoldingSection";
import { useState, type ReactNode } from "react";
import { useMediaQuery } from "../../app/use-media-query.ts";

/** The width below which the dialog fills the window. */
const PHONE = "(max-width: 47.99rem)";

export const sectionId = (section: Section): string => `settings-${section}`;

/**
 * A section of the form. On a phone it can be collapsed; it expands when a save is rejected
 * because of one of its fields.
 */
export function SettingsSection(props: {
  settings: DeviceSettings;
  section: Section;
  title: string;
  /**
   * True if it can be collapsed on every screen. It is expanded at first if there is enough room.
   */
  isFolding?: boolean;
  /** True if it is expanded at first on a phone. */
  startsOpen?: boolean;
  children: ReactNode;
}) {
  const { settings, section, title, isFolding = false, startsOpen = false, children } = props;
  const isPhone = useMediaQuery(PHONE);
  const [chosen, setOpen] = useState<boolean | null>(null);
  const isOpen = chosen ?? (startsOpen || (isFolding && !isPhone));
  const { fieldErrors, submitCount } = useFieldErrors({ run: settings.run });
  const [seen, setSeen] = useState(submitCount);
  if (seen !== submitCount) {
    setSeen(submitCount);
    const { kind } = settings.run.getState().form;
    const isOfSection = (field: string) =>
      (settingsField(kind, field === "odometer" ? "odometer_value" : field)?.section ?? "") ===
      section;
    if (fieldErrors.some(({ field }) => isOfSection(field))) setOpen(true);
  }
  return (
    <FoldingSection
      id={sectionId(section)}
      title={title}
      note={<ChangesHere settings={settings} section={section} />}
      isFolding={isFolding || isPhone}
      isOpen={isOpen}
      onOpenChange={setOpen}
    >
      {children}
    </FoldingSection>
  );
}

/** The number of changes in a section, which may be collapsed. */
function ChangesHere({ settings, section }: { settings: DeviceSettings; section: Section }) {
  const say = useMessages();
  const { changes } = useSettingsChanges(settings, section);
  return changes > 0 && <span>{say("settings.changes", { count: changes })}</span>;
}
