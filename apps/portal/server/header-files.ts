/** The first line of each file. It identifies the output of an earlier build. */
export const WRITTEN_BY = "# Written by waypost-portal build.";

const IMMUTABLE = "public, max-age=31536000, immutable";

type Headers = Readonly<Record<string, string>>;

const linesOf = (headers: Headers, line: (name: string, value: string) => string) =>
  Object.entries(headers).map(([name, value]) => line(name, value));

const toText = (lines: readonly string[]) => `${lines.join("\n")}\n`;

/** Directives for a `server` block of nginx. */
export function nginxFile(headers: Headers): string {
  return toText([
    WRITTEN_BY,
    "# Set root to the folder of the build, and include this file in the same server block.",
    'set $waypost_cache "no-cache";',
    `if ($uri ~ "/assets/") { set $waypost_cache "${IMMUTABLE}"; }`,
    "add_header Cache-Control $waypost_cache;",
    ...linesOf(headers, (name, value) => `add_header ${name} "${value}" always;`),
    "gzip_static on;",
  ]);
}

/** Directives for a site block of Caddy. */
export function caddyFile(headers: Headers): string {
  return toText([
    WRITTEN_BY,
    "# Set root to the folder of the build, and import this file in the same site block.",
    "header {",
    ...linesOf(headers, (name, value) => `\t${name} "${value}"`),
    "}",
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
 * values of a header that two rules set.
 */
export function netlifyFile(headers: Headers): string {
  return toText([
    WRITTEN_BY,
    "/*",
    ...linesOf(headers, (name, value) => `  ${name}: ${value}`),
    "/assets/*",
    `  Cache-Control: ${IMMUTABLE}`,
  ]);
}
