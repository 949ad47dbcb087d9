import { classes, type Styled } from "../../classes.ts";
import { truncate } from "../../text/truncate.ts";

export interface DeviceTagProps extends Styled {
  /** The vendor's model name; may be empty. */
  model: string;
  /** "GPS tracker" or "OBD device", in the user's language. */
  category: string;
  drawing: "tracker" | "obd";
}

/** A device's model and category with a small drawing. */
export function DeviceTag({ model, category, drawing, className }: DeviceTagProps) {
  return (
    <span className={classes("waypost-DeviceTag", { className })}>
      {drawing === "tracker" ? <TrackerGlyph /> : <PlugGlyph />}
      <span>{truncate(model === "" ? category : `${model} · ${category}`)}</span>
    </span>
  );
}

/** The tracker as a 20 px glyph for use in a line of text. */
function TrackerGlyph() {
  return (
    <svg className="waypost-DeviceGlyph" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <rect x="5.5" y="5" width="13" height="16" rx="3.5" />
      <path d="M12 17.5c-2-2.1-3-3.7-3-5a3 3 0 0 1 6 0c0 1.3-1 2.9-3 5zM9.2 2.6a4.2 4.2 0 0 1 5.6 0" />
    </svg>
  );
}

/** The plug as a 20 px glyph for use in a line of text. */
function PlugGlyph() {
  return (
    <svg className="waypost-DeviceGlyph" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M4.5 6.5h15a1.5 1.5 0 0 1 1.45 1.9l-2 7.5a1.5 1.5 0 0 1-1.45 1.1h-11a1.5 1.5 0 0 1-1.45-1.1l-2-7.5A1.5 1.5 0 0 1 4.5 6.5z" />
      <path
        d="M7 10h.01M9.5 10h.01M12 10h.01M14.5 10h.01M17 10h.01M8.2 13.5h.01M10.7 13.5h.01M13.3 13.5h.01M15.8 13.5h.01"
        strokeWidth="2"
      />
    </svg>
  );
}
