import { classes, type Styled } from "../../classes.ts";
import { useCurrentSection } from "./useCurrentSection.ts";

export interface SectionNavProps extends Styled {
  /** Label of the navigation: "Sections". */
  label: string;
  /** The ids of elements in the same page or dialog, in document order. */
  sections: readonly { id: string; label: string }[];
}

/** The button of a collapsed `FoldingSection`. */
const FOLDED = ":scope > .waypost-FoldingSection-heading > [aria-expanded='false']";

/**
 * Links to the sections of a long form, which mark the section in view. The URL does not change,
 * so it can be used in an app with hash routes.
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

/**
 * Scrolls to a section, expands it if it is collapsed, and lets the next Tab continue from its
 * heading.
 */
function goTo(id: string): void {
  const section = document.getElementById(id);
  section?.querySelector<HTMLElement>(FOLDED)?.click();
  section?.scrollIntoView({ block: "start" });
  section?.querySelector<HTMLElement>("[tabindex]")?.focus({ preventScroll: true });
}
