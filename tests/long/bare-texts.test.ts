import { globSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import ts from "typescript";
import { expect, onTestFinished, test } from "vitest";
import { bareTexts } from "../lib/bare-texts.ts";

const { config } = ts.readConfigFile("tsconfig.json", (path) => ts.sys.readFile(path)) as {
  config: unknown;
};
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());

test("every text in components and the portal has its own element, as translated pages need", () => {
  const files = globSync(["packages/ui/src/**/*.tsx", "apps/portal/src/**/*.tsx"])
    .filter((file) => !/\.(test|stories)\.tsx$/.test(file))
    .map((file) => resolve(file));
  expect(files.length).toBeGreaterThan(200);
  expect(bareTexts(files, options)).toEqual([]);
});

const SAMPLE = `
import { Fragment, type ReactNode } from "react";
const Words = ({ isLong }: { isLong: boolean }) => (isLong ? "long" : <b>short</b>);
export const Sample = (props: { is: boolean; name: string; children: ReactNode; list: string[] }) => (
  <div>
    <p>{props.name}</p>
    <p>{props.is && "alone"}</p>
    <p>
      {props.is && "beside"}
      <b>{props.name}</b>{" "}
      {props.children}
    </p>
    <p>{props.list.map((one) => one)}</p>
    <p><>{props.name}</></p>
    <p><Fragment>in a fragment</Fragment></p>
    <p><Words isLong={props.is} /></p>
  </div>
);
`;

test("a bare text is found wherever React creates a text node for it", async () => {
  const folder = resolve("node_modules/.cache/bare-texts");
  const file = resolve(folder, "Sample.tsx");
  await mkdir(folder, { recursive: true });
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(file, SAMPLE);
  expect(bareTexts([file], options).map((line) => line.replace(/^\S+ /, ""))).toEqual([
    '{props.is && "beside"}',
    '{" "}',
    "{props.children}",
    "{props.list.map((one) => one)}",
    "{props.name}",
    "in a fragment",
    "Words",
  ]);
});
