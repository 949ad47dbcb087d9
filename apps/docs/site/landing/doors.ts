import { excerptOf } from "./tables.ts";

interface Door {
  readonly title: string;
  readonly sentence: string;
  readonly code: string;
  readonly language: "sh" | "ts" | "tsx";
  readonly page: string;
  readonly link: string;
}

/** The four ways to use Waypost. The code is that of the READMEs, which is tested. */
export const doorsIn = (readme: string, hooks: string): readonly Door[] => [
  {
    title: "Use the portal",
    sentence: "Registration and self-service as a website, with your name and colour.",
    code: "npm start",
    language: "sh",
    page: "start/portal/",
    link: "Run the portal with your brand",
  },
  {
    title: "Build your own pages",
    sentence: "React hooks with the flows and payment rules, and accessible components.",
    code: excerptOf(hooks, "const screen = useRegistration()", 2),
    language: "tsx",
    page: "start/first-hook/",
    link: "Your first hook",
  },
  {
    title: "Call the API",
    sentence: "A typed SDK for any JavaScript runtime. It never repeats a payment by itself.",
    code: excerptOf(readme, "const client = createClient", 3),
    language: "ts",
    page: "start/first-call/",
    link: "Your first call",
  },
  {
    title: "Test without the vendor",
    sentence: "A sandbox of the vendor's API, with state, test cards and lost replies.",
    code: "node packages/sandbox/src/cli.ts",
    language: "sh",
    page: "reference/sandbox-guide/",
    link: "Sandbox overview",
  },
];

/** Smaller links below the doors. */
export const morePages: readonly (readonly [page: string, label: string])[] = [
  ["start/create/", "Start a project"],
  ["guides/embed/", "Embed the portal in a website"],
  ["guides/shadcn/", "Add blocks for shadcn/ui"],
  ["guides/gate/", "Put a gate in front of the API"],
  ["guides/assistant/", "Let an AI assistant prepare tasks"],
  ["reference/check-command/", "Check your vendor's API"],
  ["guides/deploying/", "Deploying the portal"],
];
