import ts from "typescript";
import { OPTIONS } from "../../tools/lib/public-names.ts";

/**
 * Returns the type errors of modules in memory, by their paths. Imports are resolved from the
 * folder of each.
 */
export function compileErrors(
  modules: Readonly<Record<string, string>>,
  options: ts.CompilerOptions = {},
): string[] {
  const all = { ...OPTIONS, ...options };
  const disk = ts.createCompilerHost(all);
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (path) => path in modules || disk.fileExists(path),
    getSourceFile: (path, ...rest) => {
      const code = modules[path];
      return code === undefined
        ? disk.getSourceFile(path, ...rest)
        : ts.createSourceFile(path, code, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX);
    },
  };
  const files = Object.keys(modules);
  const program = ts.createProgram(files, all, host);
  // Only the errors of these files, because their imports are type-checked with the workspace.
  return files
    .flatMap((file) => ts.getPreEmitDiagnostics(program, program.getSourceFile(file)))
    .map(({ messageText, start = 0, file: where }) => {
      const line = where?.getLineAndCharacterOfPosition(start).line ?? 0;
      const text = where?.text.split("\n")[line] ?? "";
      return `${text.trim()}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`;
    });
}
