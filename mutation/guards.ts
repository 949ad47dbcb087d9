/** A part of a file's text, and what stands there when a guard is taken out. */
export interface Edit {
  /** In `packages/hooks/src/flows`. */
  readonly file: string;
  /** Occurs exactly once. */
  readonly from: string;
  readonly to: string;
}

/** One thing that stands between a customer and a second payment, and how to take it out. */
export interface Guard {
  readonly id: string;
  /** What holds as long as the guard is there. */
  readonly guard: string;
  readonly edits: readonly Edit[];
  /** Why nothing goes wrong without it: the entry that takes out what stands behind it as well. */
  readonly backedBy?: { readonly pair: string; readonly why: string };
}

export const GUARDS: readonly Guard[] = [
  {
    id: "M01",
    guard: "sendOnce sends nothing while an attempt is in the way",
    edits: [
      {
        file: "guard.ts",
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
        file: "guard.ts",
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
        file: "guard.ts",
        from: '(other.outcome === "pending" || !consentTo.includes(other.id))',
        to: 'other.outcome === "pending"',
      },
    ],
  },
  {
    id: "M04",
    guard: "sendOnce: two attempts never have one id",
    edits: [{ file: "guard.ts", from: "other.id === attempt.id ||", to: "" }],
  },
  {
    id: "M05",
    guard: "a task confirms only a review",
    edits: [{ file: "task/args.ts", from: 'phase === "reviewing" &&', to: "" }],
  },
  {
    id: "M06",
    guard: "a task confirms a repetition only when it was acknowledged",
    edits: [
      {
        file: "task/args.ts",
        from: "(tickOf(task, state, review) === null || isAcknowledged) &&",
        to: "",
      },
    ],
  },
  {
    id: "M07",
    guard: "a task confirms nothing while an attempt is pending",
    edits: [
      {
        file: "task/args.ts",
        from: 'outcome === "unknown" && consentTo.includes(id)',
        to: "consentTo.includes(id)",
      },
    ],
  },
  {
    id: "M08",
    guard: "a task confirms nothing that its consent does not name",
    backedBy: {
      pair: "M10",
      why: "A review is over when its attempts change, and sendOnce asks for the consent once more.",
    },
    edits: [
      {
        file: "task/args.ts",
        from: 'outcome === "unknown" && consentTo.includes(id)',
        to: 'outcome === "unknown"',
      },
    ],
  },
  {
    id: "M09",
    guard: "pending attempts, in the task and in sendOnce",
    edits: [
      {
        file: "guard.ts",
        from: '(other.outcome === "pending" || !consentTo.includes(other.id))',
        to: "!consentTo.includes(other.id)",
      },
      {
        file: "task/args.ts",
        from: 'outcome === "unknown" && consentTo.includes(id)',
        to: "consentTo.includes(id)",
      },
    ],
  },
  {
    id: "M10",
    guard: "unnamed attempts, in the task and in sendOnce",
    edits: [
      {
        file: "guard.ts",
        from: '(other.outcome === "pending" || !consentTo.includes(other.id))',
        to: 'other.outcome === "pending"',
      },
      {
        file: "task/args.ts",
        from: 'outcome === "unknown" && consentTo.includes(id)',
        to: 'outcome === "unknown"',
      },
    ],
  },
  {
    id: "M11",
    guard: "the first press leaves the review",
    edits: [
      {
        file: "task/confirm.ts",
        from: '{ phase: "sending", failure: null, isBusyElsewhere: false, memos }',
        to: "{ failure: null, isBusyElsewhere: false, memos }",
      },
    ],
  },
  {
    id: "M12",
    guard: "the registration confirms only on its confirmation page",
    edits: [{ file: "registration/confirm.ts", from: 'state.name !== "confirm" || ', to: "" }],
  },
  {
    id: "M13",
    guard: "the first press leaves the confirmation page",
    edits: [
      {
        file: "registration/confirm.ts",
        from: 'name: "registering",\n        attempt,',
        to: "attempt,",
      },
    ],
  },
  {
    id: "M14",
    guard: "the call waits until its attempt is stored",
    edits: [
      {
        file: "guard.ts",
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
        file: "runner.ts",
        from: "if (stored === undefined && isEquipped())",
        to: "if (isEquipped())",
      },
    ],
  },
  {
    id: "M16",
    guard: "the first event of a task tells of what an earlier page sent",
    edits: [
      {
        file: "task/transition.ts",
        from: "state.attempts.length === 0 ? stay(state)",
        to: "state.attempts.length >= 0 ? stay(state)",
      },
    ],
  },
  {
    id: "M17",
    guard: "the first event of the registration tells of what an earlier page sent",
    edits: [
      {
        file: "registration/logic.ts",
        from: "if (isUntold(state)) return",
        to: 'if (isUntold(state) && event.type === "visit") return',
      },
    ],
  },
  {
    id: "M18",
    guard: "a review is over when the attempts in its way change",
    edits: [
      {
        file: "task/outcome.ts",
        from: 'const isOver = phase === "reviewing" && ids',
        to: 'const isOver = phase === "restoring" && ids',
      },
    ],
  },
  {
    id: "M19",
    guard: "a review is over when another run has paid",
    edits: [
      {
        file: "task/outcome.ts",
        from: "if (accepted !== undefined && ",
        to: "if (accepted === null && ",
      },
    ],
  },
  {
    id: "M20",
    guard: "an attempt with an unknown outcome is kept",
    edits: [
      {
        file: "guard.ts",
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
        file: "attempts.ts",
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
        file: "attempts.ts",
        from: 'origin: "earlier-page", outcome: "unknown" };',
        to: 'origin: "earlier-page" } as Attempt;',
      },
    ],
  },
  {
    id: "M23",
    guard: "a review names the attempts that it repeats",
    edits: [
      {
        file: "task/steps.ts",
        from: "const consentTo = attemptsInTheWay(task, state).map(({ id }) => id);",
        to: "const consentTo: string[] = [];",
      },
    ],
  },
  {
    id: "M24",
    guard: "an attempt that is pending is closed by its reply only",
    edits: [{ file: "guard.ts", from: ' || closing.outcome === "pending"', to: "" }],
  },
  {
    id: "M25",
    guard: "another try waits for the data when something was paid for",
    edits: [
      {
        file: "task/steps.ts",
        from: "form.data === null || form.isOutdated",
        to: "form.data === null",
      },
    ],
  },
  {
    id: "M26",
    guard: "an older list of attempts stays where there is no room for a new one",
    edits: [{ file: "attempts.ts", from: "drafts.write(entry, true)", to: "drafts.write(entry)" }],
  },
  {
    id: "M27",
    guard: "the list of attempts is there even while another draft arrives",
    edits: [
      {
        file: "attempts.ts",
        from: "stored === undefined && drafts.arriving() !== undefined",
        to: "drafts.arriving() !== undefined",
      },
    ],
  },
  {
    id: "M28",
    guard: "a fresh read does not join an earlier one",
    edits: [{ file: "read-fresh.ts", from: "exact: true }) > 0", to: "exact: true }) > 1e9" }],
  },
  {
    id: "M29",
    guard: "the registration tries again only when nothing is in use",
    backedBy: {
      pair: "M43",
      why: "It is looked up once more what is in use before anything is sent again.",
    },
    edits: [{ file: "registration/wizard.ts", from: " || !nothingInUse(state)", to: "" }],
  },
  {
    id: "M30",
    guard: "what was found free counts only after the waiting time",
    edits: [
      { file: "registration/outcome.ts", from: "isSettled && found.length", to: "found.length" },
    ],
  },
  {
    id: "M31",
    guard: "starting over keeps what is in use",
    edits: [{ file: "registration/logic.ts", from: "effect.id, effect.subjects", to: "effect.id" }],
  },
  {
    id: "M32",
    guard: "an edit ends the review",
    edits: [
      {
        file: "task/edits.ts",
        from: 'phase: data === null ? phase : "stage" }',
        to: "phase }",
      },
    ],
  },
  {
    id: "M33",
    guard: "the first event only tells",
    edits: [
      {
        file: "task/transition.ts",
        from: "if (first.state.phase !== state.phase) return first;",
        to: "",
      },
    ],
  },
  {
    id: "M34",
    guard: "sendOnce waits for the storage",
    backedBy: {
      pair: "M41",
      why: "A run handles no event before the storage has answered.",
    },
    edits: [{ file: "guard.ts", from: "  await attempts.arriving();\n", to: "" }],
  },
  {
    id: "M35",
    guard: "the registration keeps its attempt for a reload",
    edits: [
      {
        file: "registration/start.ts",
        from: "receipt === null ? state.attempt :",
        to: "receipt === null ? null :",
      },
    ],
  },
  {
    id: "M36",
    guard: "a changed subject or amount ends the review",
    edits: [
      {
        file: "task/data.ts",
        from: 'phase === "reviewing" && !isSameMoney',
        to: 'phase === "restoring" && !isSameMoney',
      },
    ],
  },
  {
    id: "M37",
    guard: "an attempt is settled only when all it was about is paid",
    edits: [
      {
        file: "guard.ts",
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
        file: "draft-store.ts",
        from: "if (writing !== undefined) return following(store, failed);",
        to: "",
      },
    ],
  },
  {
    id: "M39",
    guard: "unnamed attempts, in the task and by the end of the review",
    edits: [
      {
        file: "task/args.ts",
        from: 'outcome === "unknown" && consentTo.includes(id)',
        to: 'outcome === "unknown"',
      },
      {
        file: "task/outcome.ts",
        from: 'const isOver = phase === "reviewing" && ids',
        to: 'const isOver = phase === "restoring" && ids',
      },
    ],
  },
  {
    id: "M40",
    guard: "a run handles no event before the storage has answered",
    edits: [
      {
        file: "runner.ts",
        from: "void restore(drafts.arriving());",
        to: "void restore(undefined);",
      },
    ],
  },
  {
    id: "M41",
    guard: "waiting for the storage, in the run and in sendOnce",
    edits: [
      {
        file: "runner.ts",
        from: "void restore(drafts.arriving());",
        to: "void restore(undefined);",
      },
      { file: "guard.ts", from: "  await attempts.arriving();\n", to: "" },
    ],
  },
  {
    id: "M42",
    guard: "effects wait until the draft is stored, and later writes stay later",
    edits: [
      {
        file: "runner.ts",
        from: "if (stored === undefined && isEquipped())",
        to: "if (isEquipped())",
      },
      {
        file: "draft-store.ts",
        from: "if (writing !== undefined) return following(store, failed);",
        to: "",
      },
    ],
  },
  {
    id: "M43",
    guard: "trying the registration again only when nothing is in use, before and after the look",
    edits: [
      { file: "registration/wizard.ts", from: " || !nothingInUse(state)", to: "" },
      {
        file: "registration/read-back.ts",
        from: "state.isTryingAgain && nothingInUse(told)",
        to: "state.isTryingAgain",
      },
    ],
  },
];
