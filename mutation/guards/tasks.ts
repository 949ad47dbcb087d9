import type { Guard } from "./guard.ts";

/** Guards of the tasks of self-service. */
export const TASKS: readonly Guard[] = [
  {
    id: "M05",
    guard: "a task confirms only a review",
    edits: [
      {
        file: "task/args.ts",
        from: 'if (state.phase !== "reviewing") return false;',
        to: 'if (!("question" in state)) return false;',
      },
      {
        file: "task/machine.ts",
        from: "sending: { ...always, accepted",
        to: "sending: { ...always, confirm, accepted",
      },
    ],
  },
  {
    id: "M06",
    guard: "a task confirms a repetition only when it was acknowledged",
    edits: [
      {
        file: "task/args.ts",
        from: "(tickOf(task, question, review) === null || isAcknowledged) &&",
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
        from: '{ phase: "sending", question: {',
        to: '{ phase: "reviewing", question: {',
      },
    ],
  },
  {
    id: "M16",
    guard: "the first event of a task tells of what an earlier page sent",
    edits: [
      {
        file: "task/machine.ts",
        from: "attempts.length === 0",
        to: "attempts.length >= 0",
      },
    ],
  },
  {
    id: "M18",
    guard: "a review is over when the attempts in its way change",
    edits: [
      {
        file: "task/attempts-changed.ts",
        from: 'if (state.phase !== "reviewing") return stay(state);',
        to: "if (state !== null) return stay(state);",
      },
    ],
  },
  {
    id: "M19",
    guard: "a review is over when another run has paid",
    edits: [
      {
        file: "task/attempts-changed.ts",
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
        from: "chain(toForm({ ...state, draft, today }), ",
        to: "chain(to(state, { draft, today }), ",
      },
    ],
  },
  {
    id: "M33",
    guard: "the first event only tells",
    edits: [
      {
        file: "task/machine.ts",
        from: 'if (opened.state.phase !== "loading") return opened;',
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
        file: "task/attempts-changed.ts",
        from: 'if (state.phase !== "reviewing") return stay(state);',
        to: "if (state !== null) return stay(state);",
      },
    ],
  },
];
