/** A line of output, or an uncaught error. */
export interface Line {
  readonly tone: "log" | "warn" | "error";
  readonly text: string;
}

const words = (value: unknown): string =>
  typeof value === "string"
    ? value
    : value instanceof Error
      ? `${value.name}: ${value.message}`
      : (JSON.stringify(value, undefined, 2) ?? String(value));

/** Reports the program's output and uncaught errors, like a console. */
export function captureOutput(report: (line: Line) => void): void {
  for (const tone of ["log", "warn", "error"] as const) {
    const print = console[tone].bind(console);
    console[tone] = (...values: unknown[]) => {
      print(...values);
      report({ tone, text: values.map(words).join(" ") });
    };
  }
  addEventListener("error", ({ error, message }) => {
    report({ tone: "error", text: error === undefined ? message : words(error) });
  });
  addEventListener("unhandledrejection", ({ reason }) => {
    report({ tone: "error", text: words(reason) });
  });
}
