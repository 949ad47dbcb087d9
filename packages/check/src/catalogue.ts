import type { Check, DescribedCheck } from "./check.ts";
import { cachingChecks } from "./headers/caching.ts";
import { corsChecks } from "./headers/cors.ts";
import { protocolChecks } from "./protocol/connections.ts";
import { loadChecks } from "./protocol/load.ts";
import { accountReads } from "./reads/account.ts";
import { comparisonChecks } from "./reads/compare.ts";
import { deviceReads } from "./reads/devices.ts";
import { replyChecks } from "./reads/examine.ts";
import { lookups } from "./reads/lookups.ts";
import { accountReadBacks, dormantReadBacks } from "./writes/account.ts";
import { cancellationReadBacks } from "./writes/cancellation.ts";
import { reactivationChecks, reactivationReadBacks } from "./writes/reactivation.ts";
import { registrationChecks, registrationReadBacks } from "./writes/registration.ts";
import { variantChecks } from "./writes/registration-variants.ts";
import { writeChecks as everyWriteChecks } from "./writes/send-write.ts";
import { settingsChecks } from "./writes/settings.ts";

/** The checks by area. Each is described beside the code that decides it. */
export const areas = {
  replies: { ...replyChecks, ...loadChecks },
  answers: {
    ...deviceReads.checks,
    ...accountReads.checks,
    ...comparisonChecks,
    ...lookups.checks,
  },
  headers: { ...corsChecks, ...cachingChecks },
  protocol: protocolChecks,
  writes: {
    ...everyWriteChecks,
    ...registrationChecks,
    ...variantChecks,
    ...reactivationChecks,
    ...settingsChecks,
  },
  readBacks: {
    ...registrationReadBacks,
    ...reactivationReadBacks,
    ...accountReadBacks,
    ...dormantReadBacks,
    ...cancellationReadBacks,
  },
};

type NamesIn<Area> = Area extends object ? keyof Area : never;

/** The name of a check and of its finding. */
export type CheckId = NamesIn<(typeof areas)[keyof typeof areas]>;

const all = Object.values(areas).flatMap((area) => Object.values<Check<CheckId>>(area));

export const checkIds = all.map(({ check }) => check);

export const catalogue = Object.fromEntries(
  all.map(({ check, severity, rule, impact, fix }) => [check, { severity, rule, impact, fix }]),
) as Readonly<Record<CheckId, DescribedCheck>>;

/** The names of the checks that only run with `--writes`. */
export const writeChecks = Object.keys({ ...areas.writes, ...areas.readBacks }) as CheckId[];
