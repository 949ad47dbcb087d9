/** A turning ring, 20 px. Says nothing by itself: put it beside words or a label. */
export function Spinner() {
  return <span className="wp-Spinner" aria-hidden="true" />;
}
