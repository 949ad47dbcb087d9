import type { Call } from "./call.ts";
import { controlHeader } from "./control-access.ts";
import { html, sameOriginHtml } from "./reply.ts";

const controls = [
  "POST /reset",
  "GET /log",
  "DELETE /log",
  "GET /charges",
  "GET /plan-changes",
  "GET /account-changes",
  "POST /token",
  "POST /faults",
  "GET /faults",
  "DELETE /faults",
  "PUT /clock",
  "GET /clock",
  "DELETE /clock",
  "PUT /country",
  "PUT /prices",
];

/** The page at the URL that the sandbox prints when it starts. */
export function overview(calls: readonly Call[], prefix: string): Response {
  const [first] = calls;
  return page(html, "The sandbox is running", [
    `<p>Try <a href="${prefix}${first?.path}">${prefix}${first?.path}</a>.</p>`,
    list(calls.map(({ method, path }) => `${method} ${prefix}${path}`)),
  ]);
}

/** The page at the URL of the control API. */
export function controlOverview(): Response {
  return page(sameOriginHtml, "Sandbox control API", [
    `<p>Every request needs the header <code>${controlHeader}: 1</code>.</p>`,
    list(controls),
  ]);
}

function list(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li><code>${item}</code></li>`).join("")}</ul>`;
}

function page(
  headers: Record<string, string>,
  title: string,
  content: readonly string[],
): Response {
  const head = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>`;
  return new Response(`${head}<h1>${title}</h1>${content.join("")}</html>`, {
    headers: { ...headers, "Cache-Control": "no-store" },
  });
}
