import { transform } from "sucrase";

/** Takes the types and the JSX out of a program; its lines stay where they are. @throws SyntaxError */
export function transpile(source: string): string {
  const { code } = transform(source, {
    transforms: ["typescript", "jsx"],
    jsxRuntime: "automatic",
    production: true,
    preserveDynamicImport: true,
    disableESTransforms: true,
  });
  return code;
}
