import { EMBED_SCRIPT } from "./static-server.ts";

/** The first line of each file. It identifies the output of an earlier build. */
export const WRITTEN_BY = "# Written by waypost-portal build.";

const IMMUTABLE = "public, max-age=31536000, immutable";

const RESOURCE_POLICY = "Cross-Origin-Resource-Policy";

type Headers = Readonly<Record<string, string>>;

const linesOf = (headers: Headers, line: (name: string, value: string) => string) =>
  Object.entries(headers).map(([name, value]) => line(name, value));

/** Without the header that differs for the script for other websites. */
const withoutResourcePolicy = (headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name !== RESOURCE_POLICY));

const toText = (lines: readonly string[]) => `${lines.join("\n")}\n`;

/** Directives for a `server` block of nginx. */
export function nginxFile(headers: Headers): string {
  return toText([
    WRITTEN_BY,
    "# Set root to the folder of the build, and include this file in the same server block.",
    'set $waypost_cache "no-cache";',
    `if ($uri ~ "/assets/") { set $waypost_cache "${IMMUTABLE}"; }`,
    'set $waypost_resource "same-origin";',
    `if ($uri ~ "/${EMBED_SCRIPT}$") { set $waypost_resource "cross-origin"; }`,
    "add_header Cache-Control $waypost_cache;",
    `add_header ${RESOURCE_POLICY} $waypost_resource always;`,
    ...linesOf(
      withoutResourcePolicy(headers),
      (name, value) => `add_header ${name} "${value}" always;`,
    ),
    "gzip_static on;",
  ]);
}

/** Directives for a site block of Caddy. */
export function caddyFile(headers: Headers): string {
  return toText([
    WRITTEN_BY,
    "# Set root to the folder of the build, and import this file in the same site block.",
    "header {",
    ...linesOf(withoutResourcePolicy(headers), (name, value) => `\t${name} "${value}"`),
    "}",
    `@waypost_embed path /${EMBED_SCRIPT}`,
    `@waypost_own not path /${EMBED_SCRIPT}`,
    `header @waypost_embed ${RESOURCE_POLICY} cross-origin`,
    `header @waypost_own ${RESOURCE_POLICY} same-origin`,
    "@waypost_assets {",
    "\tpath /assets/*",
    "\tfile",
    "}",
    "@waypost_others not path /assets/*",
    `header @waypost_assets Cache-Control "${IMMUTABLE}"`,
    'header @waypost_others Cache-Control "no-cache"',
    "file_server {",
    "\tprecompressed br gzip",
    "}",
  ]);
}

/**
 * The `_headers` file of Netlify and Cloudflare. Both revalidate files by default, and join the
 * values of a header that two rules set. Browsers ignore the joined resource policy of the script
 * for other websites, so they may load it.
 */
export function netlifyFile(headers: Headers): string {
  return toText([
    WRITTEN_BY,
    "/*",
    ...linesOf(headers, (name, value) => `  ${name}: ${value}`),
    "/assets/*",
    `  Cache-Control: ${IMMUTABLE}`,
    `/${EMBED_SCRIPT}`,
    `  ${RESOURCE_POLICY}: cross-origin`,
  ]);
}
