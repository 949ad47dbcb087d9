import { useEffect, useState } from "react";
import { classes, type Styled } from "../../classes.ts";

export interface SkeletonProps extends Styled {
  /** The text announced to screen readers. */
  label: string;
  /**
   * `lines` of text, `field`s with labels, or `card`s or low `tile`s side by side. Default
   * `lines`.
   */
  shape?: "lines" | "field" | "card" | "tile";
  /** The number of shapes. Default 3. */
  count?: number;
}

/** A placeholder in the shape of the content that is loading. */
export function Skeleton({ label, shape = "lines", count = 3, className }: SkeletonProps) {
  const [announced, announce] = useState("");
  useEffect(() => {
    // A region that is inserted with its text is often not announced.
    const timer = setTimeout(() => announce(label), 100);
    return () => clearTimeout(timer);
  }, [label]);
  return (
    <div className={classes("waypost-Skeleton", { className })} data-shape={shape}>
      <output className="waypost-hidden">{announced}</output>
      {Array.from({ length: count }, (_, index) =>
        shape === "card" || shape === "tile" ? (
          <div key={index} className="waypost-Skeleton-card">
            <Pieces count={shape === "card" ? CARD_PIECES : TILE_PIECES} />
          </div>
        ) : (
          <Pieces key={index} count={1} />
        ),
      )}
    </div>
  );
}

/** Title, subtitle, price, two lines of billing, button and features. */
const CARD_PIECES = 14;

/** Name, price and button. */
const TILE_PIECES = 3;

const Pieces = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => (
    <span key={index} className="waypost-Skeleton-piece" aria-hidden="true" />
  ));
