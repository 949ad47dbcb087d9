import { warnOnce } from "./warn-once.ts";

/** Warns once per area about the texts that a page lacks, and where to find them. */
export async function missingText(code: string): Promise<void> {
  const { AREAS } = await import("./areas.ts");
  const [area] = Object.entries(AREAS).find(([, texts]) => Object.hasOwn(texts, code)) ?? [];
  if (area === undefined) return;
  warnOnce(
    `area ${area}`,
    `there is no text for "${code}", so the code shows instead. Its area is "${area}": pass what ` +
      `"@waypost/hooks/messages/${area}" exports to waypost.addMessages, or all texts of ` +
      `"@waypost/hooks/messages" as the option "messages" of createWaypost.`,
  );
}
