import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createEmptyProject } from "../lib/empty-project.ts";
import { outputOf } from "../../tools/lib/output.ts";
import { tarballs } from "../../tools/lib/tarballs.ts";

const GUIDE = join(import.meta.dirname, "../../docs/guides/testing.md");

const TEST = `
import { fireEvent, render, screen } from "@testing-library/react";
import { useRegistrationField } from "@waypost/hooks";
import { registration } from "@waypost/hooks/flows";
import { createTestWaypost } from "@waypost/hooks/testing";
import { TextField } from "@waypost/ui/TextField";
import "@waypost/ui/styles.css";

const Email = () => <TextField label="Email" {...useRegistrationField("email")} />;

test("an invalid address is reported next to its field", async () => {
  const { Provider, waypost } = createTestWaypost();
  render(<Email />, { wrapper: Provider });
  fireEvent.change(screen.getByLabelText("Email"), { target: { value: "ada@" } });
  waypost.run(registration).send({ type: "submit" });
  expect(await screen.findByText("Email is invalid")).toBeTruthy();
});
`;

const TEST_OF_MUI = `
import TextField from "@mui/material/TextField";
import { fireEvent, render, screen } from "@testing-library/react";
import { useRegistrationField } from "@waypost/hooks";
import { registration } from "@waypost/hooks/flows";
import { createTestWaypost } from "@waypost/hooks/testing";

function Email() {
  const field = useRegistrationField("email");
  return (
    <TextField label="Email" slotProps={{ htmlInput: field.input }}
      error={!!field.errorMessage} helperText={field.errorMessage} />
  );
}

test("a MUI field accepts input and shows its error", async () => {
  const said = jest.spyOn(console, "error");
  const { Provider, waypost } = createTestWaypost();
  render(<Email />, { wrapper: Provider });
  fireEvent.change(screen.getByLabelText("Email"), { target: { value: "ada@" } });
  waypost.run(registration).send({ type: "submit" });
  expect(await screen.findByText("Email is invalid")).toBeTruthy();
  expect(waypost.run(registration).getState().form.customer.email).toBe("ada@");
  expect(said.mock.calls).toEqual([]);
});
`;

const BABEL = `module.exports = {
  presets: [
    ["@babel/preset-env", { targets: { node: "current" } }],
    ["@babel/preset-react", { runtime: "automatic" }],
  ],
};
`;

test("Jest runs tests of hooks with our components and with MUI, configured as in the guide", async () => {
  const home = await mkdtemp(join(tmpdir(), "waypost-jest-"));
  onTestFinished(() => rm(home, { recursive: true, force: true }));
  const project = await createEmptyProject(join(home, "project"));
  const { sdk, hooks, ui } = await tarballs();
  const peers = "react@19.3.1 react-dom@19.3.1 @tanstack/react-query@5.108.0";
  const aria = "react-aria-components@1.22.1 @testing-library/react@16";
  const jest = "jest@30.5.2 jest-environment-jsdom@30.5.2";
  const mui = "@mui/material@9 @emotion/react@11 @emotion/styled@11";
  const babel = "@babel/preset-env@7 @babel/preset-react@7";
  const wanted = [peers, aria, jest, mui, babel].join(" ").split(" ");
  await project.npmInstall(sdk, hooks, ui, ...wanted);
  const guide = await readFile(GUIDE, "utf8");
  const [, config = ""] = /```js\n(\/\/ jest\.config\.cjs\n[\s\S]*?)```/.exec(guide) ?? [];
  const files = {
    "jest.config.cjs": config,
    "babel.config.cjs": BABEL,
    "empty.cjs": "",
    "email.test.jsx": TEST,
    "mui.test.jsx": TEST_OF_MUI,
  };
  for (const [name, text] of Object.entries(files))
    await writeFile(join(project.folder, name), text);
  const said = await outputOf("sh", ["-c", "npx jest 2>&1"], { cwd: project.folder });
  expect(said).toContain("Tests:       2 passed, 2 total");
});
