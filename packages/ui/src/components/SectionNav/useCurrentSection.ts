import { useEffect, useState } from "react";

/** How much of the window counts as its top: the section there is the current one. */
const TOP = "0px 0px -65% 0px";

/** The id of the first section at the top of what is in view. */
export function useCurrentSection(sections: readonly { id: string }[]): string | undefined {
  const ids = sections.map(({ id }) => id).join(" ");
  const [current, setCurrent] = useState(sections[0]?.id);
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
        if (first !== undefined) setCurrent(first);
      },
      { rootMargin: TOP },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section !== null) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
