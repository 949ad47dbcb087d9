import { answers } from "./answers.ts";
import type { DescribedCheck } from "./described-check.ts";
import { headers } from "./headers.ts";
import { protocol } from "./protocol.ts";
import { readBacks } from "./read-backs.ts";
import { replies } from "./replies.ts";
import { writes } from "./writes.ts";

/** The checks by area. */
export const areas = { replies, answers, headers, protocol, writes, readBacks };

const all = { ...replies, ...answers, ...headers, ...protocol, ...writes, ...readBacks };

/** The name of a check and of its finding. */
export type CheckId = keyof typeof all;

export const catalogue: Readonly<Record<CheckId, DescribedCheck>> = all;

/** The names of the checks that only run with `--writes`. */
export const writeChecks = Object.keys({ ...areas.writes, ...areas.readBacks }) as CheckId[];

export const checkIds = Object.keys(all) as CheckId[];
