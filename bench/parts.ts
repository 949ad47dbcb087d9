import { box } from "./box.ts";
import type { Figure } from "./figure.ts";
import { firstKey } from "./first-key.ts";
import { firstRoute } from "./first-route.ts";
import { gate } from "./gate.ts";
import { overhead } from "./overhead.ts";
import { pickers } from "./pickers.ts";
import { sizes } from "./sizes.ts";
import { throughput } from "./throughput.ts";
import { types } from "./types.ts";

export interface Part {
  readonly title: string;
  /** The method of the measurement. */
  readonly text: string;
  readonly measure: () => Promise<readonly Figure[]>;
}

/** The parts that can be measured separately, in the order of the page. */
export const PARTS: Readonly<Record<string, Part>> = {
  sizes: {
    title: "Packages",
    text: `The built packages by [size-limit](../.size-limit.js): all of the SDK with its transport, one
import from the hooks, and each component with its part of React Aria. Peers and what a program
imports later are not counted. Entries share most of their code, so several weigh less than their
sum. \`npm test\` holds the limits.`,
    measure: sizes,
  },
  types: {
    title: "Type checking",
    text: `Instantiations that TypeScript counts for [a file with all calls](../bench/all-operations.ts),
checked against the packed declarations in strict mode, without those of an empty file. \`npm test\`
holds the limit.`,
    measure: types,
  },
  overhead: {
    title: "A call of the SDK",
    text: `The time of a call on a \`fetch\` that answers at once, divided by that of a bare \`fetch\` whose
reply is read as JSON: the median of 151 rounds in which the order of the clients rotates.`,
    measure: overhead,
  },
  "first-route": {
    title: "First page of the portal",
    text: `JavaScript that Chromium requests with an empty cache until the user can type into the e-mail
field and press Next. \`npm test\` holds the limit in each language.`,
    measure: firstRoute,
  },
  "first-key": {
    title: "First typed key",
    text: `The time until the first typed letter stays in the field, on the "slow 4G" of Chromium's developer tools
with a four times slower processor, beside
[a page with React and native controls](../apps/portal/bench/native-page.tsx): the median of the
ratios of nine rounds.`,
    measure: firstKey,
  },
  pickers: {
    title: "Long lists",
    text: `The device picker with 10,000 devices beside the same with ten, and the dialog of all 411 tracker
icons beside one with ten: medians of the ratios of 31 rounds in Chromium.`,
    measure: pickers,
  },
  box: {
    title: "A box of devices",
    text: `The portal's page \`#/register-many\` with 1,000 checked devices beside the same with ten: the median of 41
keys in the name of a device, and the memory of the page's JavaScript after a collection.`,
    measure: box,
  },
  throughput: {
    title: "The sandbox over HTTP",
    text: `Requests per second of the sandbox's command, with its database in a file, divided by those of a
\`node:http\` server that sends a constant reply: the median of seven rounds, each server and the load
in a process of its own.`,
    measure: throughput,
  },
  gate: {
    title: "The gate",
    text: `The sandbox behind the gate, divided by the sandbox alone, in alternating rounds: requests per second
on 16 connections, and the time of one request after the other. The writes are purchases that the
sandbox refuses, each with a key of its own.`,
    measure: gate,
  },
};
