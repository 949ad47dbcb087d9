import { classes, type Styled } from "../../classes.ts";
import { useEffect, useRef, useState } from "react";

/** The part of the window that counts as its top. The section there is the current one. */
const TOP = "0px 0px -65% 0px";

/** The events of scrolling by the user. */
const SCROLLING = ["wheel", "touchmove", "keydown", "pointerdown"];

/**
 * Returns the id of the first section at the top of the visible area. A pressed section stays
 * current until the user scrolls, because the end of the previous section may still be in view.
 */
function useCurrentSection(
  sections: readonly { id: string }[],
): readonly [current: string | undefined, choose: (id: string) => void] {
  const ids = sections.map(({ id }) => id).join(" ");
  const [current, setCurrent] = useState(sections[0]?.id);
  const isChosen = useRef(false);
  useEffect(() => {
    const release = () => {
      isChosen.current = false;
    };
    for (const type of SCROLLING) document.addEventListener(type, release, true);
    return () => {
      for (const type of SCROLLING) document.removeEventListener(type, release, true);
    };
  }, []);
  useEffect(() => {
    const order = ids.split(" ");
    const inView = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        }
        const first = order.find((id) => inView.has(id));
        if (first !== undefined && !isChosen.current) setCurrent(first);
      },
      { rootMargin: TOP },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section !== null) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return [
    current,
    (id) => {
      isChosen.current = true;
      setCurrent(id);
    },
  ];
}

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
