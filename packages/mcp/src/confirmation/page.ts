import { createHash } from "node:crypto";
import type { Case } from "./desk.ts";

const STYLE = `:root{color-scheme:light dark;font:1.0625rem/1.5 system-ui,sans-serif}
body{max-width:34rem;margin:3rem auto;padding:0 1rem;overflow-wrap:anywhere}
h1{font-size:1.5rem;line-height:1.25}ul{padding-left:1.25rem}
label{display:flex;gap:.75rem;align-items:start;margin:1rem 0}
input{width:1.25rem;height:1.25rem;flex:none;margin-top:.15rem}
button{font:inherit;min-height:2.75rem;padding:0 1.25rem;margin-right:.75rem}
[value=confirm]{background:#0b57d0;color:#fff;border:1px solid;border-radius:.25rem}
[role=alert]{font-weight:600}`;

const hash = (text: string, encoding: "base64" | "hex"): string =>
  createHash("sha256").update(text).digest(encoding);

/** The headers of every reply. The page has no script. */
export const HEADERS: Readonly<Record<string, string>> = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy": `default-src 'none'; style-src 'sha256-${hash(STYLE, "base64")}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  // A form's own origin is sent, and nothing to any other host.
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
  "Cache-Control": "no-store",
};

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

const escaped = (text: string): string => text.replace(/[&<>"]/g, (one) => ENTITIES[one] ?? "");

/** The words that a person agrees to, and their fingerprint: what is confirmed is what was shown. */
export function shownWords({
  task,
}: Case): { readonly words: string; readonly seen: string } | null {
  const view = task.view();
  if (view.state !== "review") return null;
  const words = [task.title, ...view.lines, ...view.statements].join("\n");
  return { words, seen: hash(words, "hex") };
}

function html(title: string, body: string, head = ""): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${head}<title>${escaped(title)}</title><style>${STYLE}</style></head><body><main><h1>${escaped(title)}</h1>${body}</main></body></html>`;
}

/** A page that only says something. */
export const notice = (title: string, text: string): string =>
  html(title, `<p>${escaped(text)}</p>`);

/** The question, or what became of it. */
export function casePage(one: Case, problem?: string): string {
  const { title } = one.task;
  if (one.decision === "declined") return notice(title, "You declined. Nothing was sent.");
  const view = one.task.view();
  if (view.state === "working")
    return html(
      title,
      `<p role="status">${escaped(view.text)}</p>`,
      '<meta http-equiv="refresh" content="2">',
    );
  if (view.state !== "review") return html(title, `<p role="status">${escaped(view.text)}</p>`);
  const items = view.lines.map((line) => `<li>${escaped(line)}</li>`).join("");
  const tick =
    view.statements.length === 0
      ? ""
      : `<label><input type="checkbox" name="agreed" required>${escaped(view.statements.join(". "))}</label>`;
  const alert = problem === undefined ? "" : `<p role="alert">${escaped(problem)}</p>`;
  const seen = shownWords(one)?.seen ?? "";
  return html(
    title,
    `<p>A program on this machine asks for this. Confirm it only if you want it.</p>${alert}<ul>${items}</ul><form method="post"><input type="hidden" name="seen" value="${seen}">${tick}<button name="answer" value="confirm">Confirm</button><button name="answer" value="decline" formnovalidate>Decline</button></form>`,
  );
}
