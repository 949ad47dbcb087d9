import type { Proof } from "../claims/proof.ts";

/** The commit, the time and the machine's load of a proof. */
export interface Circumstances {
  readonly commit: string;
  readonly date: string;
  readonly load: string;
}

/** A line of docs/proof.md. */
export interface Row extends Circumstances {
  readonly claim: string;
  readonly command: string;
  readonly figure: string;
}

const HEAD = `# Claims and their proof

\`npm run prove\` runs the commands below and writes this page: nothing on it is typed by hand. A line has the figure of the last run of its command, and the commit, the date and the load of the machine at that time. "+ changes" stands for files that were not committed yet. [How to run one of them](testing.md#what-takes-longer).

| claim | command | figure | commit | date | load |
|---|---|---|---|---|---|`;

const toCell = (text: string): string => text.replaceAll(/\s+/g, " ").replaceAll("|", "\\|").trim();
const fromCell = (cell: string): string => cell.trim().replaceAll("\\|", "|");

/** Without the quotes of code around it. */
const unquoted = (text: string): string => text.replace(/^`(.*)`$/, "$1");

const notRun = ({ claim, command }: Proof): Row => ({
  claim,
  command,
  figure: "not run",
  commit: "",
  date: "",
  load: "",
});

/** The rows of the page, without the text above them. */
export function rowsIn(page: string): Row[] {
  const lines = page.split("\n").filter((line) => line.startsWith("| "));
  return lines.slice(1).map((line) => {
    const cells = line.split(/(?<!\\)\|/).slice(1, -1);
    const [claim = "", command = "", ...rest] = cells.map(fromCell);
    const [figure = "", commit = "", date = "", load = ""] = rest;
    return { claim, command: unquoted(command), figure, commit: unquoted(commit), date, load };
  });
}

/** The row of a proof. A figure for a former claim or command is dropped. */
export const rowOf = (rows: readonly Row[], proof: Proof): Row =>
  rows.find(({ claim, command }) => claim === proof.claim && command === proof.command) ??
  notRun(proof);

/** The page with a row for each proof, in their order. */
export function pageOf(proofs: readonly Proof[], rows: readonly Row[]): string {
  const lines = proofs.map((proof) => {
    const { claim, command, figure, commit, date, load } = rowOf(rows, proof);
    const quoted = commit && `\`${commit}\``;
    const cells = [claim, `\`${command}\``, figure, quoted, date, load];
    return `| ${cells.map(toCell).join(" | ")} |`;
  });
  return `${[HEAD, ...lines].join("\n")}\n`;
}
