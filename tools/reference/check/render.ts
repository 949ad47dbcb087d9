import { areas, catalogue, type CheckId } from "../../../packages/check/src/catalogue.ts";

const TITLES: Readonly<Record<keyof typeof areas, string>> = {
  replies: "Every reply",
  answers: "Reads",
  headers: "CORS and caching",
  protocol: "Connections",
  writes: "Writes",
  readBacks: "Reads after a write",
};

/** Renders the check reference: all findings and the report of the sandbox. */
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
  const { severity, rule, impact, fix } = catalogue[id];
  return [
    `### ${id}`,
    `${rule} *${severity[0]?.toUpperCase()}${severity.slice(1)}.*`,
    `- **Impact:** ${impact}\n- **Fix:** ${fix}`,
  ].join("\n\n");
}

const INTRODUCTION = `<!-- Written by \`npm run generate\`. -->

# Checking your API

You can check whether your API does what the kit needs with the command [\`waypost-check\`](../packages/check/README.md):

\`\`\`sh
npx @waypost/check https://staging.example.com --scenario check.json            # reads only
npx @waypost/check https://staging.example.com --scenario check.json --writes   # also registers, cancels and pays
\`\`\`

Each finding is named after the requirement that your API does not meet. This page lists all requirements. At the end it shows [the report of the sandbox](#the-report-of-the-sandbox), which meets them.

- *Critical*: customers may be charged twice, secrets may leak, or pages do not work.
- *Major*: customers see wrong data, or a task does not work.
- *Minor*: it works but could be safer, clearer or faster.

The check sees your API from outside, once and from one place. It cannot check:

- the amounts that were charged, because no call returns them
- how the server behaves when it shuts down or is overloaded
- rate limits for passwords, e-mail addresses and card digits
- other proxies and networks
- the termination of a SIM, because it cannot be undone`;

const EXAMPLE = `## The report of the sandbox

This is the report for \`waypost-sandbox --no-keep-alive\` with \`--writes\` and the scenario that \`waypost-check --example\` prints.`;
