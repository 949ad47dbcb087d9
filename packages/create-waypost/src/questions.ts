import type { Readable, Writable } from "node:stream";
import { isCancel, select, text } from "@clack/prompts";
import type { CommandLine } from "./command-line.ts";
import { DEFAULT_TEMPLATE, TEMPLATES } from "./templates.ts";
import { defaultNameOf, folderProblem, nameProblem } from "./validate.ts";

const defaultFolder = (template: string): string => `waypost-${template}`;

/** The answers to all questions. */
export interface Choices {
  readonly folder: string;
  readonly template: string;
  readonly name: string;
  readonly currency: string;
}

/** Thrown if the user ends the questions with Ctrl-C or Escape. */
export class CanceledError extends Error {
  override readonly name = "CanceledError";
}

/** Where the questions are asked. Default: the terminal. */
interface Terminal {
  readonly input?: Readable;
  readonly output?: Writable;
}

/** Returns the choices of the command line, with the defaults for what it leaves out. */
export function withDefaults(given: CommandLine): Choices {
  const { template = DEFAULT_TEMPLATE, currency } = given;
  const { folder = defaultFolder(template) } = given;
  const { name = defaultNameOf(folder) } = given;
  return { folder, template, name, currency };
}

/** Asks for what the command line leaves out. @throws CanceledError */
export async function ask(given: CommandLine, terminal: Terminal = {}): Promise<Choices> {
  const template =
    given.template ??
    answered(
      await select({
        ...terminal,
        message: "What do you want to build?",
        options: TEMPLATES.map(({ name, about }) => ({
          value: name,
          label: `${name.padEnd(10)}${about}`,
        })),
        initialValue: DEFAULT_TEMPLATE,
      }),
    );
  const proposedFolder = defaultFolder(template);
  const folder =
    given.folder ??
    answered(
      await text({
        ...terminal,
        message: "In which folder?",
        placeholder: proposedFolder,
        defaultValue: proposedFolder,
        validate: (value) => folderProblem(value || proposedFolder),
      }),
    );
  const proposedName = defaultNameOf(folder);
  const name =
    given.name ??
    answered(
      await text({
        ...terminal,
        message: "What is the name of your company?",
        placeholder: proposedName,
        defaultValue: proposedName,
        validate: (value) => nameProblem(value || proposedName),
      }),
    );
  return { template, folder, name: name.trim(), currency: given.currency };
}

function answered(answer: string | symbol): string {
  if (isCancel(answer)) throw new CanceledError();
  return String(answer);
}
