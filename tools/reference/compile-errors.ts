import ts from "typescript";
import { OPTIONS } from "../lib/public-names.ts";

/**
 * Returns the type errors of a module in memory. Imports are resolved from the folder of `file`.
 */
export function compileErrors(
  file: string,
  code: string,
  options: ts.CompilerOptions = {},
): string[] {
  const all = { ...OPTIONS, ...options };
  const disk = ts.createCompilerHost(all);
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (path) => path === file || disk.fileExists(path),
    getSourceFile: (path, ...rest) =>
      path === file
        ? ts.createSourceFile(path, code, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX)
        : disk.getSourceFile(path, ...rest),
  };
  const program = ts.createProgram([file], all, host);
  // Only the errors of this file, because its imports are type-checked with the workspace.
  return ts
    .getPreEmitDiagnostics(program, program.getSourceFile(file))
    .map(({ messageText, start = 0, file: where }) => {
      const line = where?.getLineAndCharacterOfPosition(start).line ?? 0;
      const text = where?.text.split("\n")[line] ?? "";
      return `${text.trim()}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`;
    });
}
