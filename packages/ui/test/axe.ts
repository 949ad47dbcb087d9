import axe from "axe-core";

/**
 * The violations axe finds in the page, as readable lines. Rules for whole pages are off, because a
 * component is only part of one.
 */
export async function violations(): Promise<string[]> {
  const found = await axe.run(document.body, {
    rules: {
      region: { enabled: false },
      "page-has-heading-one": { enabled: false },
      "landmark-one-main": { enabled: false },
    },
  });
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`,
  );
}
