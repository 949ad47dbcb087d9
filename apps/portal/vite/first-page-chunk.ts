import type { Plugin } from "vite";

/** The page that most visitors see first. */
const FIRST_PAGE = /\/RegistrationPage\.tsx$/;
const NAME = "first-page";
/** A portal that does not offer everything needs `offered.ts` at its start, but not the rest. */
const SHARED = /^(?!.*\/app\/offered\.ts$)/;

/**
 * Puts the first page's code outside the entry into one chunk, which `index.html` preloads. Split
 * by what other pages share, the same code compresses worse.
 */
export function firstPageChunk(): Plugin {
  return {
    name: "waypost-first-page-chunk",
    apply: "build",
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // A group includes the imports of its modules, so that no two chunks can depend on
              // each other.
              groups: [
                // Without its own group, the entry would import the first page, which shares React
                // with it, and could not report that the page's chunk failed to load.
                { name: "entry", tags: ["$initial" as const], priority: 1 },
                { name: NAME, test: FIRST_PAGE },
                // The code shared by at least three parts that are loaded separately. Otherwise it
                // would be dozens of small chunks, which the first chunks would list, and which
                // would queue on the six connections of HTTP/1.1.
                { name: "shared", minShareCount: 3, test: SHARED },
              ],
            },
          },
        },
      },
    }),
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle = {} }) => {
        const page = Object.values(bundle).find(
          (file) => file.type === "chunk" && file.name === NAME,
        );
        if (page === undefined) throw new Error("No module is the first page.");
        const href = `./${page.fileName}`;
        return [
          {
            tag: "link",
            attrs: { rel: "modulepreload", crossorigin: true, href },
            injectTo: "head" as const,
          },
        ];
      },
    },
  };
}
