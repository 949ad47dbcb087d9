import { GOALS } from "../../bench/goals.ts";
import type { PARTS } from "../../bench/parts.ts";
import { figures, firstKey, kB, largestHooks, overheads, ratio, whole } from "./measured.ts";
import type { Proof } from "./proof.ts";

const measure = (name: keyof typeof PARTS, claim: string, figure: Proof["figure"]): Proof => ({
  name,
  claim,
  command: `npm run measure -- ${name} --json`,
  figure,
});

/** A goal as text of a claim. */
const limit = (bytes: number): string => `${bytes / 1000} kB`;

/** The figures of size and speed that have a goal. */
export const MEASURES: readonly Proof[] = [
  measure(
    "sdk-size",
    `The SDK with all calls weighs at most ${limit(GOALS.sdkBytes)}`,
    figures("SDK as published, all exports, minified and gzipped", kB),
  ),
  measure(
    "bundlers",
    "A program weighs nearly the same with one call as with all, whatever bundles it",
    figures("", kB),
  ),
  measure(
    "hooks-size",
    `One import from the packed hooks, without peers, weighs at most ${limit(GOALS.ruleBytes)} for a rule, ${limit(GOALS.tableBytes)} for a rule with its table, ${limit(GOALS.lookupBytes)} for a look-up hook, ${limit(GOALS.pricingBytes)} for pricing and ${limit(GOALS.fieldBytes)} for a field hook`,
    largestHooks,
  ),
  measure(
    "ui-size",
    `A searchable select with all that it uses of React Aria weighs at most ${limit(GOALS.searchableSelectBytes)} without React`,
    figures("Component SearchableSelect with React Aria", kB),
  ),
  measure(
    "types",
    `A file with all calls costs the type checker at most ${GOALS.instantiations} instantiations`,
    figures("Type instantiations of a file with all 31 operations", whole),
  ),
  measure(
    "overhead",
    `On a stubbed \`fetch\` a read by the SDK takes at most ${GOALS.getRatio} times as long as a bare \`fetch\`, and a write no longer than with openapi-fetch`,
    overheads,
  ),
  measure(
    "first-route",
    `The portal's first page loads at most ${limit(GOALS.firstRouteBytes)} of scripts in English; \`npm test\` holds the same for each language`,
    figures("First route: JavaScript until the e-mail form is usable, gzipped", kB),
  ),
  measure(
    "first-key",
    `On slow 4G with a four times slower processor, the first typed key is kept after at most ${GOALS.firstKeyRatio} times the time of a page with React and native controls, and nothing shifts`,
    firstKey,
  ),
  measure(
    "device-picker",
    `The device picker opens 10,000 devices in at most ${GOALS.pickerRatio.opening} times the time of ten, and filters them in ${GOALS.pickerRatio.filtering}`,
    figures("Device picker, ", ratio),
  ),
  measure(
    "icon-picker",
    `The dialog with all 411 icons opens in at most ${GOALS.iconRatio} times the time of one with ten`,
    figures("Icon picker, opening its dialog: ", ratio),
  ),
  measure(
    "throughput",
    `The sandbox answers at least ${GOALS.throughputRatio} times as often as a bare Node server`,
    figures("Sandbox, ", ratio),
  ),
  measure(
    "in-page",
    `The sandbox in a page weighs at most ${limit(GOALS.inPageBytes)} with SQLite`,
    figures("Sandbox in a page with SQLite, gzipped", kB),
  ),
];
