import type { Plugin } from "vite";

const PART = /\/texts\/(\w\w)\/start\.ts$/;

/**
 * Makes `index.html` preload the first texts in the language that the page will use, so that they
 * need not wait for the entry to run.
 */
export function preloadTexts(): Plugin {
  return {
    name: "waypost-preload-texts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle = {} }) => {
        const files = Object.values(bundle).flatMap((file) => {
          const language = file.type === "chunk" && PART.exec(file.facadeModuleId ?? "")?.[1];
          return language ? [[language, `./${file.fileName}`] as const] : [];
        });
        // After the import map, which contains the hashes.
        return [{ tag: "script", children: script(Object.fromEntries(files)), injectTo: "head" }];
      },
    },
  };
}

const script = (files: Readonly<Record<string, string>>) => `{
  const files = ${JSON.stringify(files)};
  const codes = [...languageTags, "en"].map((tag) => tag.slice(0, 2));
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = files[codes.find((code) => code in files)];
  document.head.append(link);
}`;
