import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { createTransitionLog, TransitionPanel, waypostDevtools } from "./index.ts";

test.each([
  ["production", true],
  ["development", false],
])("a %s build shows no transitions: %s", (build, isEmpty) => {
  vi.stubEnv("NODE_ENV", build);
  const log = createTransitionLog();
  const panel = renderToStaticMarkup(createElement(TransitionPanel, { log }));
  const plugin = renderToStaticMarkup(waypostDevtools(log).render(null, "light"));
  expect([panel, plugin].map((html) => html === "")).toEqual([isEmpty, isEmpty]);
});
