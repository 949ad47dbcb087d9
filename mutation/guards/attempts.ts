import type { Guard } from "./guard.ts";

/** Guards of every payment: the list of attempts, its storage and the runner. */
export const ATTEMPTS: readonly Guard[] = [
  {
    id: "M01",
    guard: "sendOnce sends nothing while an attempt is in the way",
    edits: [
      {
        file: "payment/guard.ts",
        from: "  if (inTheWay.length === 0) await attempts.change([...known, attempt]);\n  return inTheWay;",
        to: "  await attempts.change([...known, attempt]);\n  return inTheWay.slice(inTheWay.length);",
      },
    ],
  },
  {
    id: "M02",
    guard: "sendOnce: an attempt that is pending is in the way",
    backedBy: {
      pair: "M09",
      why: "A task confirms nothing while an attempt is pending.",
    },
    edits: [
      {
        file: "payment/guard.ts",
        from: '(other.outcome === "pending" || !consentTo.includes(other.id))',
        to: "!consentTo.includes(other.id)",
      },
    ],
  },
  {
    id: "M03",
    guard: "sendOnce: an attempt that the consent does not name is in the way",
    edits: [
      {
        file: "payment/guard.ts",
        from: '(other.outcome === "pending" || !consentTo.includes(other.id))',
        to: 'other.outcome === "pending"',
      },
    ],
  },
  {
    id: "M04",
    guard: "sendOnce: two attempts never have one id",
    edits: [{ file: "payment/guard.ts", from: "other.id === attempt.id ||", to: "" }],
  },
  {
    id: "M14",
    guard: "the call waits until its attempt is stored",
    edits: [
      {
        file: "payment/guard.ts",
        from: "await attempts.change([...known, attempt])",
        to: "void attempts.change([...known, attempt])",
      },
    ],
  },
  {
    id: "M15",
    guard: "effects wait until the draft is stored",
    backedBy: {
      pair: "M42",
      why: "The attempt is stored after the draft, and the call waits for it.",
    },
    edits: [
      {
        file: "engine/outbox.ts",
        from: "if (stored !== undefined) storing = stored;",
        to: "",
      },
    ],
  },
  {
    id: "M20",
    guard: "an attempt with an unknown outcome is kept",
    edits: [
      {
        file: "payment/guard.ts",
        from: "void attempts.change([...others, { ...attempt, outcome }]);",
        to: "void attempts.change(others);",
      },
    ],
  },
  {
    id: "M21",
    guard: "attempts are found again after a reload",
    edits: [
      {
        file: "payment/attempts.ts",
        from: "known = stored === null ? []",
        to: "known = stored !== undefined ? []",
      },
    ],
  },
  {
    id: "M22",
    guard: "nobody waits for the reply to an attempt of an earlier page",
    edits: [
      {
        file: "payment/attempts.ts",
        from: 'monotonicAt, origin, outcome: "unknown" };',
        to: "monotonicAt, origin } as Attempt;",
      },
    ],
  },
  {
    id: "M24",
    guard: "an attempt that is pending is closed by its reply only",
    edits: [{ file: "payment/guard.ts", from: ' || closing.outcome === "pending"', to: "" }],
  },
  {
    id: "M26",
    guard: "an older list of attempts stays where there is no room for a new one",
    edits: [
      { file: "payment/attempts.ts", from: "drafts.write(entry, true)", to: "drafts.write(entry)" },
    ],
  },
  {
    id: "M27",
    guard: "the list of attempts is there even while another draft arrives",
    edits: [
      {
        file: "payment/attempts.ts",
        from: "stored === undefined && drafts.arriving() !== undefined",
        to: "drafts.arriving() !== undefined",
      },
    ],
  },
  {
    id: "M28",
    guard: "a fresh read does not join an earlier one",
    edits: [
      { file: "engine/read-fresh.ts", from: "exact: true }) > 0", to: "exact: true }) > 1e9" },
    ],
  },
  {
    id: "M34",
    guard: "sendOnce waits for the storage",
    backedBy: {
      pair: "M41",
      why: "A run handles no event before the storage has answered.",
    },
    edits: [{ file: "payment/guard.ts", from: "  await attempts.arriving();\n", to: "" }],
  },
  {
    id: "M37",
    guard: "an attempt is settled only when all it was about is paid",
    edits: [
      {
        file: "payment/guard.ts",
        from: "!other.subjects.every((subject) => settled.has(subject))",
        to: "!other.subjects.some((subject) => settled.has(subject))",
      },
    ],
  },
  {
    id: "M38",
    guard: "later writes to a storage that answers late stay later",
    edits: [
      {
        file: "engine/draft-store.ts",
        from: "if (writing !== undefined) return following(store, failed);",
        to: "",
      },
    ],
  },
  {
    id: "M40",
    guard: "a run handles no event before the storage has answered",
    edits: [
      {
        file: "engine/run-state.ts",
        from: "const arriving = options.arriving();",
        to: "const arriving = undefined as Promise<void> | undefined;",
      },
    ],
  },
  {
    id: "M41",
    guard: "waiting for the storage, in the run and in sendOnce",
    edits: [
      {
        file: "engine/run-state.ts",
        from: "const arriving = options.arriving();",
        to: "const arriving = undefined as Promise<void> | undefined;",
      },
      { file: "payment/guard.ts", from: "  await attempts.arriving();\n", to: "" },
    ],
  },
  {
    id: "M42",
    guard: "effects wait until the draft is stored, and later writes stay later",
    edits: [
      {
        file: "engine/outbox.ts",
        from: "if (stored !== undefined) storing = stored;",
        to: "",
      },
      {
        file: "engine/draft-store.ts",
        from: "if (writing !== undefined) return following(store, failed);",
        to: "",
      },
    ],
  },
];
