import { classes, type Styled } from "../../classes.ts";
import { truncate } from "../../text/truncate.ts";
import { PlugGlyph, TrackerGlyph } from "../DeviceDrawing/glyphs.tsx";

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
