import axe, { type RunOptions } from "axe-core";

/**
 * Returns the violations that axe finds in the page, as readable lines. Rules for whole pages are
 * off, because a component is only part of one.
 */
export const violations = (): Promise<string[]> =>
  linesOf({
    rules: {
      region: { enabled: false },
      "page-has-heading-one": { enabled: false },
      "landmark-one-main": { enabled: false },
    },
  });

/** Returns only the violations that depend on colours. */
export const colourViolations = (): Promise<string[]> =>
  linesOf({ runOnly: ["color-contrast", "link-in-text-block"] });

async function linesOf(options: RunOptions): Promise<string[]> {
  const found = await axe.run(document.body, { ...options, resultTypes: ["violations"] });
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`,
  );
}
