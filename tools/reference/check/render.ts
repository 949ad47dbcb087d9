import { areas, catalogue, type CheckId } from "../../../packages/check/src/catalogue/catalogue.ts";

const TITLES: Readonly<Record<keyof typeof areas, string>> = {
  replies: "Every reply",
  answers: "What the reads tell",
  headers: "Other origins, and caches",
  protocol: "Connections",
  writes: "What is charged, refused and carried out",
  readBacks: "What the reads show after a write",
};

/** The page about the check of an API: all findings, and the report of the sandbox. */
export function renderCheckPage(report: string): string {
  const sections = Object.entries(TITLES).map(([area, title]) => {
    const ids = Object.keys(areas[area as keyof typeof areas]) as CheckId[];
    return [`## ${title}`, ...ids.map(finding)].join("\n\n");
  });
  return (
    [INTRODUCTION, ...sections, `${EXAMPLE}\n\n\`\`\`\n${report}\n\`\`\``, ""]
      .join("\n\n")
      .trimEnd() + "\n"
  );
}

function finding(id: CheckId): string {
  const { severity, rule, owner, change } = catalogue[id];
  return [
    `### ${id}`,
    `${rule} *${severity[0]?.toUpperCase()}${severity.slice(1)}.*`,
    `- **Otherwise, for an owner:** ${owner}\n- **What to change:** ${change}`,
  ].join("\n\n");
}

const INTRODUCTION = `<!-- Written by \`npm run generate\`. -->

# Checking your API

The kit is only as safe as the API behind it. [\`@waypost/check\`](../packages/check/README.md) asks a server whether it does what the kit needs:

\`\`\`sh
npx @waypost/check https://staging.example.com --scenario check.json            # only reads
npx @waypost/check https://staging.example.com --scenario check.json --writes   # also registers, cancels and pays
\`\`\`

Each finding has the name of the requirement that is not met. This page lists all of them, and ends with [the report of the sandbox](#the-report-of-the-sandbox), which meets them.

- *Critical*: money may be charged twice, something secret may be told, or pages do not work.
- *Major*: owners see something untrue, or a task does not work.
- *Minor*: it works, and could be safer, clearer or faster.

What can be seen from outside, at one moment and from one place, is checked. The report lists what was not tried: what was charged, because no call tells it; how the server shuts down or refuses when it is full; how often a password, an e-mail address or a card's digits may be tried; other proxies; the termination of a SIM, which cannot be undone.`;

const EXAMPLE = `## The report of the sandbox

Of \`waypost-sandbox --no-keep-alive\`, with the scenario that \`waypost-check --example\` prints, and \`--writes\`.`;
