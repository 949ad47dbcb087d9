export interface SkeletonProps {
  /** What is being loaded, for those who hear the page. */
  label: string;
  /** `lines` of text, `field`s with their labels, `card`s abreast. Default `lines`. */
  shape?: "lines" | "field" | "card";
  /** How many of them. Default 3. */
  count?: number;
}

/** The shape of what comes, in the place where it will be. */
export function Skeleton({ label, shape = "lines", count = 3 }: SkeletonProps) {
  return (
    <div className="wp-Skeleton" data-shape={shape}>
      <output className="wp-hidden">{label}</output>
      {Array.from({ length: count }, (_, index) =>
        shape === "card" ? (
          <div key={index} className="wp-Skeleton-card">
            <Pieces count={CARD_PIECES} />
          </div>
        ) : (
          <Pieces key={index} count={1} />
        ),
      )}
    </div>
  );
}

/** Title, its line, price, two lines of billing, button, and what is included. */
const CARD_PIECES = 14;

const Pieces = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => (
    <span key={index} className="wp-Skeleton-piece" aria-hidden="true" />
  ));
