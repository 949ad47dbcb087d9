import { contractPage } from "./made/contract.ts";
import { messagesPage } from "./made/messages.ts";
import type { Page, PageGroup } from "./page.ts";
import { entryPages } from "./reference.ts";

const sdk = "packages/sdk/README.md";
const hooks = "packages/hooks/README.md";
const ui = "packages/ui/README.md";
const sandbox = "packages/sandbox/README.md";

/** A page that is one file. */
const file = (path: string, title: string, name: string): Page => ({
  path,
  title,
  from: [{ file: name }],
});

/** A page of some sections of a file. */
const sections = (path: string, title: string, name: string, ...headings: string[]): Page => ({
  path,
  title,
  from: [{ file: name, sections: headings }],
});

/** A guide, and sections of READMEs that go on where it ends. */
const guide = (name: string, title: string, ...more: Page["from"]): Page => ({
  path: `guides/${name}`,
  title,
  from: [{ file: `docs/guides/${name}.md` }, ...more],
});

/** All pages of the site, in the order of its navigation. */
export const groups: readonly PageGroup[] = [
  {
    label: "Start",
    pages: [
      file("", "Waypost", "docs/start/index.md"),
      file("start/first-call", "The first call, in one minute", "docs/start/first-call.md"),
      file("start/first-hook", "The first hook, in five minutes", "docs/start/first-hook.md"),
      file("start/portal", "A portal with your brand, in ten", "docs/start/portal.md"),
    ],
  },
  {
    label: "Guides",
    pages: [
      guide("money", "Money that moves once"),
      guide("errors", "Errors, and what to do", {
        file: sdk,
        sections: ["Errors", "Retries and timeouts", "Browsers repeat writes", "Replies"],
      }),
      guide("tokens", "Tokens"),
      guide("bulk", "Registering many devices", { file: sdk, sections: ["Many devices"] }),
      guide("tasks", "Tasks of self-service", { file: hooks, sections: ["Tasks"] }),
      sections(
        "guides/one-page",
        "A registration on one page",
        hooks,
        "A registration on one page",
      ),
      file("guides/own-task", "A task of your own", "docs/adding-a-task.md"),
      guide("forms", "Forms, and form libraries", { file: hooks, sections: ["Forms"] }),
      guide("flows", "Flows without React", { file: hooks, sections: ["Flows", "Inside"] }),
      file("guides/server", "Server-side rendering", "examples/server/README.md"),
      file("guides/react-native", "React Native", "examples/react-native/README.md"),
      guide("theming", "Theming, and Tailwind", {
        file: ui,
        sections: ["Theming", "In your page"],
      }),
      guide("languages", "Languages", { file: hooks, sections: ["Words"] }),
      guide(
        "testing",
        "Testing your program",
        {
          file: sdk,
          sections: ["Tests"],
        },
        { file: hooks, sections: ["Tests of your components"] },
      ),
      guide("accessibility", "Accessibility"),
      file("guides/deploying", "Deploying the portal", "docs/deploying.md"),
      file("guides/security", "Security, and PCI scope", "docs/security.md"),
      file("guides/consent", "Consent and the law", "docs/consent-and-law.md"),
      file("guides/scaling", "Ten million visits a day", "docs/scaling.md"),
      file("guides/browsers", "Browsers", "docs/browsers.md"),
    ],
  },
  {
    label: "Reference",
    pages: [
      {
        path: "reference/sdk-guide",
        title: "The SDK",
        from: [
          {
            file: sdk,
            without: [
              "Errors",
              "Retries and timeouts",
              "Browsers repeat writes",
              "Replies",
              "Many devices",
              "Tests",
            ],
          },
        ],
      },
      ...entryPages("sdk"),
      {
        path: "reference/hooks-guide",
        title: "The hooks",
        from: [
          {
            file: hooks,
            without: [
              "A registration on one page",
              "Tasks",
              "Forms",
              "Flows",
              "Inside",
              "Words",
              "Tests of your components",
            ],
          },
        ],
      },
      ...entryPages("hooks"),
      {
        path: "reference/states",
        title: "States of each flow",
        from: [],
        // The site's configuration, which imports this list, cannot load the flows.
        made: async () => (await import("./made/states.ts")).statesPage(),
      },
      {
        path: "reference/components-guide",
        title: "The components",
        from: [{ file: ui, without: ["Theming", "In your page"] }],
      },
      file("reference/tasks", "Every task", "docs/reference/tasks.md"),
      file("reference/ui", "Classes and variables", "docs/reference/ui.md"),
      file("reference/sandbox-guide", "The sandbox", sandbox),
      ...entryPages("sandbox"),
      {
        path: "reference/contract",
        title: "The contract of the API",
        from: [],
        made: contractPage,
      },
      {
        path: "reference/messages",
        title: "Message codes",
        from: [{ file: "docs/guides/messages.md" }],
        made: messagesPage,
      },
      file("reference/check", "Requirements of the API", "docs/check.md"),
      file("reference/check-command", "The check of an API", "packages/check/README.md"),
      file("reference/versions", "Versions", "docs/versions.md"),
    ],
  },
  { label: "Components", pages: entryPages("ui") },
  {
    label: "The project",
    pages: [
      file("project/map", "Map of the code", "docs/map.md"),
      file("project/testing", "Testing Waypost", "docs/testing.md"),
      file("project/promises", "Promises", "docs/promises.md"),
      file("project/benchmarks", "Benchmarks", "docs/benchmarks.md"),
      file("project/comparison-sdk", "The SDK beside others", "docs/comparison-sdk.md"),
      file("project/comparison-hooks", "The hooks beside others", "docs/comparison-hooks.md"),
      file("project/adding-a-field", "Adding a field", "docs/adding-a-field.md"),
    ],
  },
];
