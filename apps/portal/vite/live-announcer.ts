import type { Plugin } from "vite";

const ASSIGNMENT = /\.innerHTML = '';/g;

/**
 * React Aria clears its live regions through `innerHTML`, which Trusted Types block. Replacing
 * those two assignments is narrower than a default policy, which would apply to the whole page.
 */
export function liveAnnouncer(): Plugin {
  return {
    name: "waypost-live-announcer",
    apply: "build",
    transform: {
      filter: { id: /\/dist\/private\/live-announcer\/LiveAnnouncer\.m?js$/ },
      handler(code) {
        const changed = code.replaceAll(ASSIGNMENT, ".replaceChildren();");
        if (changed.includes("innerHTML") || changed === code) {
          this.error("LiveAnnouncer of React Aria has changed; see whether it needs this plugin.");
        }
        return { code: changed, map: null };
      },
    },
  };
}
