import { availableParallelism, loadavg } from "node:os";
import { outputOf } from "../../scripts/lib/output.ts";
import type { Circumstances } from "./page.ts";

const CHANGES = " + changes";
const BUT_THE_PAGE = ["--", ".", ":!docs/proof.md"];

/** A commit, unless the files were changed since. */
export const isClean = (commit: string): boolean => !commit.endsWith(CHANGES);

/**
 * The commit of the files of a repository, with a mark where they differ from it. A commit that
 * changes only docs/proof.md does not count, so that committing the page does not invalidate its
 * proofs.
 */
export async function commitOf(root: string): Promise<string> {
  const git = (...args: string[]) => outputOf("git", [...args, ...BUT_THE_PAGE], { cwd: root });
  const commit = (await git("log", "-1", "--format=%h")).trim();
  const changes = await git("status", "--porcelain");
  return changes === "" ? commit : `${commit}${CHANGES}`;
}

/** The commit, the time and the machine's load for a proof that starts now. */
export async function circumstances(root: string): Promise<Circumstances> {
  const [load = 0] = loadavg();
  return {
    commit: await commitOf(root),
    date: new Date().toISOString().slice(0, 10),
    load: `${load.toFixed(1)} on ${availableParallelism()} cores`,
  };
}
