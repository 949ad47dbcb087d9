import axe from "axe-core";

/**
 * What axe finds wrong with the page now, as lines one can read. Rules about whole pages are
 * off: a component is a part of one.
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
