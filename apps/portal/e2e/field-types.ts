import type { Page } from "playwright";

/**
 * The words by which browsers recognize a field, by its `autocomplete` type: in its id, its name and
 * its label, in the languages of the portal. The first match counts.
 */
const WORDS: readonly (readonly [type: string, words: RegExp])[] = [
  ["email", /e ?mail|courriel|correo/],
  ["cc-number", /card ?(number|no\b)|n[uú]mero de tarjeta|num[eé]ro de carte/],
  ["cc-name", /card ?holder|name on (the )?card|titular|titulaire/],
  ["cc-csc", /\bcv[cv]2?\b|security code|c[oó]digo de seguridad/],
  ["cc-exp-month", /exp\w*month|^(month|mes|mois)$/],
  ["cc-exp-year", /exp\w*year|^(year|a[nñ]o|ann[eé]e)$/],
  ["organization", /company|organi[sz]ation|business|empresa|entreprise/],
  ["given-name", /first ?name|given ?name|forename|pr[eé]nom|^nombre$/],
  ["family-name", /last ?name|surname|family ?name|apellido|^nom$/],
  ["postal-code", /zip|post(al)? ?code|c[oó]digo postal/],
  ["country", /country|^(pa[ií]s|pays)$/],
  ["address-level1", /\bstate\b|province|^estado$/],
  ["address-level2", /\b(city|town)\b|^(ciudad|ville)$/],
  ["street-address", /address|direcci[oó]n|adresse|street/],
  ["tel", /phone|tel[eé]fono|t[eé]l[eé]phone|\bmobile number/],
  ["name", /^(full |your |contact |customer )?name$|nombre completo|nom complet/],
];

/** The types of other tokens that stand for the same value. */
const SAME: Readonly<Record<string, string>> = {
  "country-name": "country",
  "tel-national": "tel",
  // An e-mail address is the name of the account.
  username: "email",
};

interface FieldWords {
  autocomplete: string;
  /** The id, the name and the label. */
  texts: readonly string[];
}

/** Returns the types that a browser would infer from the words. */
function typesByWords({ texts }: FieldWords): readonly string[] {
  const plain = texts.map((text) =>
    text
      .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
      .replaceAll(/[-_.]/g, " ")
      .toLowerCase()
      .trim(),
  );
  return plain.flatMap((text) => WORDS.find(([, words]) => words.test(text))?.[0] ?? []);
}

/**
 * Returns the type of a field: its token, or "off". If all its words contradict that, the type comes
 * with theirs, because some browsers read the words where they ignore "off".
 */
export function fieldType(field: FieldWords): string {
  const token = field.autocomplete || "none";
  const inferred = typesByWords(field);
  if (inferred.length === 0 || inferred.includes(SAME[token] ?? token)) return token;
  return `${token}, but its words say ${[...new Set(inferred)].join(" and ")}`;
}

/** Returns the types of all fields of a page that take a text, with their keyboards, by id or token. */
export async function fieldTypes(page: Page): Promise<Record<string, string>> {
  const fields = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>("input, select, textarea")]
      .filter(({ type }) => !["hidden", "checkbox", "radio", "range"].includes(type))
      .filter((field) => field.closest(".app-language") === null)
      .map((field) => {
        const label = [...(field.labels ?? [])].map(({ textContent }) => textContent).join(" ");
        const text = field.ariaLabel ?? label;
        const isPlain = ["text", "password", "select-one", "textarea"].includes(field.type);
        return {
          id: /^(react-aria.*)?$/.test(field.id) ? `[${field.autocomplete}]` : field.id,
          autocomplete: field.autocomplete,
          keyboard: field.inputMode || (isPlain ? "" : field.type),
          texts: [field.id, field.name, text],
        };
      }),
  );
  return Object.fromEntries(
    fields.map((field) => [
      field.id.replace(/^devices\.[^.]+/, "device"),
      [fieldType(field), field.keyboard && `(${field.keyboard})`].filter(Boolean).join(" "),
    ]),
  );
}
