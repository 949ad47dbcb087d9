import type { Plugin } from "vite";

/** The page that most people see first. */
const FIRST_PAGE = /RegistrationPage\.tsx$/;
const NAME = "first-page";
/** Modules that its components import, and of which only numbers and lists on other pages use any. */
const UNUSED =
  /@internationalized\/(number|string)\/|\/private\/i18n\/|\/useNumberFormatter\.|\/utils\/number\.mjs|\/virtualFocus\.mjs/;

/**
 * Puts what the first page needs beside the entry into one chunk, which `index.html` preloads. Split
 * by what other pages share with it, the same code compresses worse.
 */
export function firstPageChunk(): Plugin {
  const modules = new Set<string>();
  return {
    name: "waypost-first-page-chunk",
    apply: "build",
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // Without a group of its own the entry would import the first page, which shares
                // React with it, and could not report that the page's chunk failed to load.
                { name: "entry", tags: ["$initial" as const], priority: 1 },
                { name: NAME, test: (id: string) => modules.has(id) },
                // Dozens of small chunks otherwise, which the first ones would have to name.
                { name: "rules", test: /hooks\/src\/rules\// },
                // The same for what flows share, and for what fields and forms do.
                {
                  name: "flows",
                  test: /hooks\/src\/(delay|flows\/(payment\/(price-check|send-once)|engine\/field-errors|task\/(customer-input|applied-where))|forms\/(card-form|refuse-expired|chosen-device-form))\./,
                },
                {
                  name: "fields",
                  test: /ui\/src\/(lists|secrets|components\/(Root|ActionBar|SummaryPanel|EmptyState|ErrorPanel|Facts|Skeleton))\/|\/(TaskIcons|useCaret|StepActions|use-order|use-media-query|use-registration-summary|use-draft-field|use-server-text|EmptyList|FieldGroup|Linked|RetryPanel)\./,
                },
              ],
            },
          },
        },
      },
    }),
    buildEnd() {
      const closure = (start: readonly string[], seen = new Set<string>()) => {
        const queue = [...start];
        for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
          if (seen.has(id)) continue;
          seen.add(id);
          queue.push(...(this.getModuleInfo(id)?.importedIds ?? []));
        }
        return seen;
      };
      const ids = [...this.getModuleIds()];
      const entry = closure(ids.filter((id) => this.getModuleInfo(id)?.isEntry));
      modules.clear();
      for (const id of closure(ids.filter((name) => FIRST_PAGE.test(name)))) {
        if (!entry.has(id) && !UNUSED.test(id)) modules.add(id);
      }
    },
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle = {} }) =>
        Object.values(bundle)
          .filter((file) => file.type === "chunk" && file.name === NAME)
          .map(({ fileName }) => ({
            tag: "link",
            attrs: { rel: "modulepreload", crossorigin: true, href: `./${fileName}` },
            injectTo: "head" as const,
          })),
    },
  };
}
