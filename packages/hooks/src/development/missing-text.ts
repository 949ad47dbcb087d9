import { warnOnce } from "./warn-once.ts";

/** Says once for each area which texts a page lacks, and where they are. */
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
