import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { chromium } from "playwright";
import { afterAll, expect, test } from "vitest";
import { findBrowser } from "../../tools/lib/browser.ts";
import { createEmptyProject } from "../lib/empty-project.ts";
import { tarballs } from "../../tools/lib/tarballs.ts";

/** A page with a list from the hooks, and with components that use contexts and refs. */
const PAGE = `
import { QueryClient } from "@tanstack/react-query";
import { WaypostProvider, useCountries } from "@waypost/hooks";
import { createWaypost } from "@waypost/hooks/flows";
import { createClient } from "@waypost/sdk";
import { DevicePicker } from "@waypost/ui/DevicePicker";
import { StrictMode, Suspense, createElement as h, useState, version } from "react";
import { createRoot } from "react-dom/client";

const countries = [{ id: 250, country_name: "United States" }];
const fetch = () => Response.json({ status: true, countries });
const client = createClient({ baseUrl: "https://api.example.com", fetch });
const services = async () => ({ client, queryClient: new QueryClient() });
const waypost = createWaypost({ services, messages: {} });
const devices = Array.from({ length: 60 }, (_, index) => {
  const imei = String(350000000000001 + index);
  return { id: imei, kind: index % 2 ? "obd" : "gps", name: "Truck " + (index + 1), imei };
});
const labels = {
  search: "Search", noMatch: "None", clear: "Clear", remove: String, selected: String,
  more: (total, shown) => shown + " of " + total, selectAll: String,
};

function Countries() {
  return useCountries().data.map(({ country_name: name }) => h("p", { key: name }, name));
}
function Picker() {
  const [value, onChange] = useState(null);
  const groupLabels = { gps: "GPS trackers", obd: "OBD devices" };
  return h(DevicePicker, { label: "Device", devices, groupLabels, labels, value, onChange });
}
createRoot(document.getElementById("root")).render(
  h(StrictMode, null,
    h(WaypostProvider, { waypost },
      h(Suspense, { fallback: h("p", null, "Loading") }, h(Countries)),
      h(Picker),
      h("footer", null, version))),
);
`;

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

test.each(["18.3.1", "19.3.1"])(
  "hooks and components run with React %s without warnings",
  async (react) => {
    const home = await mkdtemp(join(tmpdir(), "waypost-react-"));
    folders.push(home);
    const project = await createEmptyProject(join(home, "project"));
    const { sdk, hooks, ui } = await tarballs();
    const peers = ["@tanstack/react-query@5.108.0", "react-aria-components@1.22.1"];
    await project.npmInstall(sdk, hooks, ui, ...peers, `react@${react}`, `react-dom@${react}`);
    const entry = join(project.folder, "page.js");
    await writeFile(entry, PAGE);
    const { outputFiles } = await build({
      entryPoints: [entry],
      bundle: true,
      write: false,
      define: { "process.env.NODE_ENV": '"development"' },
    });

    const browser = await chromium.launch(await findBrowser());
    try {
      const page = await browser.newPage();
      const said: string[] = [];
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) said.push(message.text());
      });
      page.on("pageerror", (error) => said.push(String(error)));
      await page.setContent('<div id="root"></div>');
      await page.addScriptTag({ content: outputFiles[0]?.text ?? "" });
      await page.getByText("United States").waitFor();
      expect(await page.locator("footer").textContent()).toBe(react);
      await page.getByRole("option").last().scrollIntoViewIfNeeded();
      await page.getByText("50 of 60").waitFor();
      await page.getByRole("searchbox").fill("Truck 60");
      await page.getByRole("option", { name: /Truck 60/ }).click();
      expect(said).toEqual([]);
    } finally {
      await browser.close();
    }
  },
);
