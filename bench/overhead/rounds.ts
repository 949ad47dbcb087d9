const WARM_UP = 30;
const ROUNDS = 151;
/** Small, so that a batch is rarely preempted by another program. */
const CALLS = 50;

export type Task = () => Promise<unknown>;

/** Microseconds of one call, for each task and round. */
type Times<Name extends string> = Record<Name, number[]>;

/**
 * Measures the tasks in rounds. In each round every task is called a number of times, one call
 * after the other. The order rotates, so that no task always begins a round.
 */
export async function measureRounds<Name extends string>(
  tasks: Record<Name, Task>,
): Promise<Times<Name>> {
  const names = Object.keys(tasks) as Name[];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Times<Name>;
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    for (let turn = 0; turn < names.length; turn += 1) {
      const name = names[(turn + round) % names.length] as Name;
      const time = await timeOf(tasks[name]);
      if (round >= WARM_UP) times[name].push(time);
    }
  }
  return times;
}

async function timeOf(task: Task): Promise<number> {
  const start = performance.now();
  for (let call = 0; call < CALLS; call += 1) await task();
  return ((performance.now() - start) * 1_000) / CALLS;
}
