import { classes, type Styled } from "../../classes.ts";
import { useCurrentSection } from "./useCurrentSection.ts";

export interface SectionNavProps extends Styled {
  /** Label of the navigation: "Sections". */
  label: string;
  /** The ids of elements in the same page or dialog, in their order. */
  sections: readonly { id: string; label: string }[];
}

/** The button of a `FoldingSection` that is folded. */
const FOLDED = ":scope > .waypost-FoldingSection-heading > [aria-expanded='false']";

/**
 * Leads to the sections of a long form and marks the one in view. The address does not change, so
 * it can be used in an app with hash routes.
 */
export function SectionNav({ label, sections, className }: SectionNavProps) {
  const [current, choose] = useCurrentSection(sections);
  return (
    <nav aria-label={label} className={classes("waypost-SectionNav", { className })}>
      <ul className="waypost-SectionNav-list">
        {sections.map((section) => (
          <li key={section.id}>
            <button
              type="button"
              aria-current={section.id === current ? "true" : undefined}
              onClick={() => {
                choose(section.id);
                goTo(section.id);
              }}
              className="waypost-SectionNav-button"
            >
              {section.label}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls to a section, opens it if it is folded, and lets the next Tab go on from its heading. */
function goTo(id: string): void {
  const section = document.getElementById(id);
  section?.querySelector<HTMLElement>(FOLDED)?.click();
  section?.scrollIntoView({ block: "start" });
  section?.querySelector<HTMLElement>("[tabindex]")?.focus({ preventScroll: true });
}
