import { transform } from "sucrase";

/** Removes the types and the JSX from a program without moving its lines. @throws SyntaxError */
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
