import type { Guard } from "./guard.ts";

/** Guards of the tasks of self-service. */
export const TASKS: readonly Guard[] = [
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
        file: "payment/guard.ts",
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
        file: "payment/guard.ts",
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
        from: '{ phase: "sending", failure: null, isBusyElsewhere: false, requests }',
        to: "{ failure: null, isBusyElsewhere: false, requests }",
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
];
