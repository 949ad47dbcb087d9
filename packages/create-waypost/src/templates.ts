interface Template {
  readonly name: string;
  /** One sentence for the question and the help. */
  readonly about: string;
}

/** The templates, each the example of the same name. The first one is the default. */
export const TEMPLATES = [
  { name: "portal", about: "The finished portal with your name, logo and colors." },
  { name: "react", about: "Your own React pages from the hooks and components." },
  { name: "node", about: "A program that registers devices, without a page." },
  { name: "adapter", about: "The portal on an API, database or platform of your own." },
] as const satisfies readonly Template[];

export const DEFAULT_TEMPLATE = TEMPLATES[0].name;
