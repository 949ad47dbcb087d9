/** A spinning ring, 20 px. It is not announced: put it next to a text or a label. */
export function Spinner() {
  return <span className="waypost-Spinner" aria-hidden="true" />;
}
