import type { CardTokenDirective, Config } from "../src/app/config.ts";
import type { InlineHashes } from "./inline-hashes.ts";

/** The headers of every response of a portal with this configuration. */
export function portalHeaders(config: Config, inline: InlineHashes): Record<string, string> {
  return {
    "Content-Security-Policy": policy(config, inline),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(self)",
    "Referrer-Policy": "no-referrer",
    "Strict-Transport-Security": "max-age=31536000",
    "X-Content-Type-Options": "nosniff",
  };
}

function policy(config: Config, { scripts, styles }: InlineHashes): string {
  const { apiBaseUrl, brand, cardImages, countryLookup, embedders = [], iconUrl } = config;
  const forTokens = (directive: CardTokenDirective) =>
    sourcesOf(...(config.cardTokens?.hosts?.[directive] ?? []));
  const frames = forTokens("frame-src");
  const directives = {
    "default-src": ["'none'"],
    // The bar code scanner is WebAssembly. This allows it without allowing `eval` of text.
    "script-src": ["'self'", "'wasm-unsafe-eval'", ...scripts, ...forTokens("script-src")],
    "style-src": ["'self'", ...styles],
    "img-src": [
      "'self'",
      ...sourcesOf(brand.logoUrl, brand.logoUrlDark, brand.iconUrl, iconUrl, cardImages),
    ],
    "connect-src": [
      "'self'",
      ...sourcesOf(apiBaseUrl, countryLookup?.url),
      ...forTokens("connect-src"),
    ],
    ...(frames.length > 0 && { "frame-src": frames }),
    "base-uri": ["'none'"],
    // The browser itself never submits a form.
    "form-action": ["'none'"],
    // Applies to every ancestor of a frame.
    "frame-ancestors": embedders.length === 0 ? ["'none'"] : sourcesOf(...embedders),
    "object-src": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    // No text can become a script, unless the module for card tokens names it with its own policy.
    "trusted-types": [config.cardTokens === undefined ? "'none'" : "card-tokens"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}

/**
 * Returns the sources for these URLs. Relative ones are on the portal's own origin.
 * @throws Error if a host has a character that would end its source
 */
function sourcesOf(...urls: readonly (string | undefined)[]): string[] {
  const absolute = urls.filter((url) => url !== undefined && URL.canParse(url)) as string[];
  const sources = absolute.map((url) => {
    const { origin, protocol, hostname } = new URL(url);
    if (!/^[\w.-]*$/.test(hostname)) throw new Error(`A policy cannot contain the host in ${url}.`);
    return origin === "null" ? protocol : origin;
  });
  return [...new Set(sources)];
}
