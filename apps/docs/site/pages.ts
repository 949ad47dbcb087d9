import { contractPage } from "./made/contract.ts";
import { messagesPage } from "./made/messages.ts";
import type { Page, PageGroup } from "./page.ts";
import { entryPages } from "./reference.ts";

/** Returns a page with a single file. */
const file = (path: string, title: string, name: string): Page => ({
  path,
  title,
  from: [{ file: name }],
});

/** Returns a page of `docs/guides`. */
const guide = (name: string, title: string): Page =>
  file(`guides/${name}`, title, `docs/guides/${name}.md`);

/** All pages of the site, in the order of the navigation. */
export const groups: readonly PageGroup[] = [
  {
    label: "Start",
    pages: [
      file("start", "Getting started", "docs/start/index.md"),
      file("start/create", "Start a project", "packages/create-waypost/README.md"),
      file("start/first-call", "Your first call", "docs/start/first-call.md"),
      file("start/first-hook", "Your first hook", "docs/start/first-hook.md"),
      file("start/portal", "Run the portal with your brand", "docs/start/portal.md"),
      file("glossary", "Glossary", "docs/glossary.md"),
    ],
  },
  {
    label: "Call the API",
    pages: [
      guide("register", "Register devices"),
      guide("bulk", "Register many devices"),
      guide("errors", "Handle errors"),
      guide("retries", "Retries and timeouts"),
      guide("tokens", "Send the customer's token"),
      guide("client", "Configure the client"),
      guide("logging", "Logging and tracing"),
      guide("other-languages", "Generate a client for another language"),
      guide("runtimes", "Runtimes and bundlers"),
      guide("assistant", "Let an AI assistant prepare tasks"),
    ],
  },
  {
    label: "Build pages",
    pages: [
      guide("setup", "Set up createWaypost"),
      guide("one-page", "One-page registration"),
      guide("tasks", "Self-service tasks"),
      file("guides/own-task", "Writing your own task", "docs/adding-a-task.md"),
      guide("device-settings", "Edit device settings"),
      guide("account", "Account, open requests and scanning"),
      guide("money", "Payments that are sent once"),
      guide("card-tokens", "Card tokens"),
      guide("record-consent", "Record consent"),
      guide("forms", "Use a form library"),
      guide("languages", "Change texts and languages"),
      guide("shadcn", "Blocks for shadcn/ui"),
      guide("theming", "Theming and Tailwind CSS"),
      guide("components", "Use the components"),
      guide("accessibility", "Accessibility"),
      file(
        "guides/accessibility-conformance",
        "Accessibility conformance",
        "docs/accessibility-conformance.md",
      ),
      guide("flows", "Flows without React"),
      guide("debugging", "Debug a flow"),
      guide("nextjs", "Next.js"),
      guide("currency-and-phones", "Currency and phone numbers"),
      file("guides/server", "Server-side rendering", "examples/server/README.md"),
      file("guides/react-native", "React Native", "examples/react-native/README.md"),
    ],
  },
  {
    label: "Test and simulate",
    pages: [
      guide("testing", "Test your program"),
      guide("scenarios", "Start the sandbox in a given state"),
      guide("faults", "Make a call fail"),
      guide("sandbox-data", "Sandbox data"),
      guide("sandbox-control", "Sandbox control API"),
      guide("sandbox-server", "Run the sandbox in a program"),
      guide("sandbox-in-a-page", "Run the sandbox in a page"),
      guide("sandbox-container", "Run the sandbox in a container"),
      file("reference/check-command", "Check your vendor's API", "packages/check/README.md"),
      guide("check-scenario", "Check your API: the scenario"),
      guide("check-report", "Check your API: the report"),
    ],
  },
  {
    label: "Deploy the portal",
    pages: [
      file("guides/deploying", "Deploying the portal", "docs/deploying.md"),
      file("guides/own-backend", "Your own backend", "docs/own-backend.md"),
      guide("embed", "Embed the portal in a website"),
      guide("accounts-without-login", "Accounts without a login"),
      guide("gate", "Put a gate in front of the API"),
      guide("operate-the-gate", "Operate the gate"),
      file("reference/check", "Requirements for the API", "docs/check.md"),
      file("guides/security", "Security", "docs/security.md"),
      file("guides/card-data", "Card data and PCI DSS", "docs/card-data.md"),
      file("guides/consent", "Consent and the law", "docs/consent-and-law.md"),
      file("guides/scaling", "Scaling to ten million visits a day", "docs/scaling.md"),
      file("guides/browsers", "Supported browsers", "docs/browsers.md"),
    ],
  },
  {
    label: "Reference",
    pages: [
      file("reference/sdk-guide", "SDK overview", "packages/sdk/README.md"),
      ...entryPages("sdk"),
      file("reference/hooks-guide", "Hooks overview", "packages/hooks/README.md"),
      ...entryPages("hooks"),
      {
        path: "reference/states",
        title: "States of each flow",
        from: [],
        // The site's configuration imports this list and cannot load the flows.
        made: async () => (await import("./made/states.ts")).statesPage(),
      },
      file("reference/components-guide", "Components overview", "packages/ui/README.md"),
      file("reference/tasks", "Every task", "docs/reference/tasks.md"),
      file("reference/settings-fields", "Settings fields", "docs/reference/settings-fields.md"),
      file("reference/ui", "Classes and variables", "docs/reference/ui.md"),
      file("reference/sandbox-guide", "Sandbox overview", "packages/sandbox/README.md"),
      file("reference/magic-values", "Magic values", "docs/reference/magic-values.md"),
      ...entryPages("sandbox"),
      {
        path: "reference/contract",
        title: "The API in OpenAPI",
        from: [],
        made: contractPage,
      },
      {
        path: "reference/messages",
        title: "Message codes",
        from: [{ file: "docs/guides/messages.md" }],
        made: messagesPage,
      },
      file("reference/versions", "Supported versions", "docs/versions.md"),
    ],
  },
  { label: "Components", pages: entryPages("ui") },
  {
    label: "The project",
    pages: [
      file("project/map", "Architecture", "docs/map.md"),
      file("project/testing", "Testing Waypost", "docs/testing.md"),
      file("project/promises", "Promises and their tests", "docs/promises.md"),
      file("project/benchmarks", "Benchmarks", "docs/benchmarks.md"),
      file("project/comparison-sdk", "SDK comparison", "docs/comparison-sdk.md"),
      file("project/comparison-hooks", "Hooks comparison", "docs/comparison-hooks.md"),
      file("project/adding-a-field", "Adding a field", "docs/adding-a-field.md"),
    ],
  },
];
