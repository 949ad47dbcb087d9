/** The upper bounds of the histogram, in milliseconds. */
const BOUNDS = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1000, 5000, 30_000];

/** Counts what the gate does, for Prometheus. No label holds a value of a request. */
export class Metrics {
  readonly #writes = new Map<string, number>();
  readonly #buckets = BOUNDS.map(() => 0);
  #calls = 0;
  #count = 0;
  #sum = 0;

  countCall(): void {
    this.#calls += 1;
  }

  /** Counts a write, and the time that the gate added to that of the vendor. */
  countWrite(result: string, addedMs: number): void {
    this.#writes.set(result, (this.#writes.get(result) ?? 0) + 1);
    this.#count += 1;
    this.#sum += addedMs;
    for (const [index, bound] of BOUNDS.entries())
      if (addedMs <= bound) this.#buckets[index] = (this.#buckets[index] ?? 0) + 1;
  }

  toText(): string {
    const name = "waypost_gate_added_milliseconds";
    return [
      "# HELP waypost_gate_calls_total Calls that were passed through.",
      "# TYPE waypost_gate_calls_total counter",
      `waypost_gate_calls_total ${this.#calls}`,
      "# HELP waypost_gate_writes_total Writes by how they were answered.",
      "# TYPE waypost_gate_writes_total counter",
      ...Array.from(
        this.#writes,
        ([result, count]) => `waypost_gate_writes_total{result="${result}"} ${count}`,
      ),
      `# HELP ${name} Time that the gate added to a write.`,
      `# TYPE ${name} histogram`,
      ...BOUNDS.map((bound, index) => `${name}_bucket{le="${bound}"} ${this.#buckets[index]}`),
      `${name}_bucket{le="+Inf"} ${this.#count}`,
      `${name}_sum ${this.#sum.toFixed(3)}`,
      `${name}_count ${this.#count}`,
      "",
    ].join("\n");
  }
}
