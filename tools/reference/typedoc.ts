import { join } from "node:path";
import {
  Application,
  Converter,
  Logger,
  LogLevel,
  ReflectionKind,
  type Context,
  type ProjectReflection,
  type TypeDocOptions,
} from "typedoc";
import type { PluginOptions } from "typedoc-plugin-markdown";
import { modulesOf } from "../lib/public-names.ts";
import { notExported } from "./not-exported.ts";

const root = join(import.meta.dirname, "../..");

const packages = ["sdk", "hooks", "ui", "sandbox"] as const;

/** The model that TypeDoc reads from the sources, and the reports of its validation. */
export interface Reference {
  readonly project: ProjectReflection;
  readonly warnings: readonly string[];
  /** Writes a Markdown file for each entry: `hooks/flows.md`, `ui/TextField.md`. */
  readonly write: (folder: string) => Promise<void>;
}

/** All entries of the packages by name, without the message catalogues, which are data. */
async function entries(): Promise<Map<string, string>> {
  const found = packages.map(async (name) => {
    const modules = await modulesOf(join(root, "packages", name));
    return modules
      .filter(([address]) => !address.startsWith("./messages/"))
      .map(
        ([address, file]) =>
          [file.replaceAll("\\", "/"), `@waypost/${name}${address.slice(1)}`] as const,
      );
  });
  return new Map((await Promise.all(found)).flat());
}

/** Collects warnings and errors instead of printing them. */
class Warnings extends Logger {
  readonly all = new Set<string>();
  override log(message: string, level: LogLevel): void {
    if (level >= LogLevel.Warn) this.all.add(message);
  }
}

/** Reads all public entries with TypeDoc. */
export async function readReference(): Promise<Reference> {
  const names = await entries();
  const options: TypeDocOptions & PluginOptions = {
    entryPoints: [...names.keys()],
    tsconfig: join(root, "tools/reference/tsconfig.json"),
    plugin: ["typedoc-plugin-markdown"],
    logLevel: "Warn",
    // The types are checked with the rest of the workspace.
    skipErrorChecking: true,
    excludeInternal: true,
    excludePrivate: true,
    disableSources: true,
    readme: "none",
    router: "module",
    sort: ["external-last", "source-order"],
    excludeScopesInPaths: true,
    hidePageHeader: true,
    hideBreadcrumbs: true,
    hidePageTitle: true,
    // Without this, an intersection hides the members of its objects.
    expandObjects: true,
    parametersFormat: "table",
    interfacePropertiesFormat: "table",
    typeDeclarationFormat: "table",
    validation: { notExported: true, invalidLink: true },
  };
  const app = await Application.bootstrapWithPlugins(options);
  const logger = new Warnings();
  app.logger = logger;
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }: Context) => {
    for (const module of project.getReflectionsByKind(ReflectionKind.Module)) {
      const file = project.getSymbolIdFromReflection(module)?.fileName ?? "";
      module.name = names.get(file) ?? module.name;
    }
  });
  const project = await app.convert();
  if (!project) throw new Error([...logger.all].join("\n"));
  // TypeDoc validates the types of one package at a time.
  for (const name of packages) {
    project.packageName = `@waypost/${name}`;
    app.options.setValue("intentionallyNotExported", notExported[name]);
    app.validate(project);
  }
  return {
    project,
    warnings: [...logger.all],
    write: async (folder) => {
      app.options.setValue("out", folder);
      await app.generateOutputs(project);
    },
  };
}
