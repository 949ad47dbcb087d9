import { PlugGlyph, TrackerGlyph } from "../DeviceDrawing/glyphs.tsx";

export interface DeviceTagProps {
  /** As the vendor calls it; may be empty. */
  model: string;
  /** "GPS tracker" or "OBD device", in the reader's words. */
  category: string;
  drawing: "tracker" | "obd";
}

/** What a device is, with a drawing of it. */
export function DeviceTag({ model, category, drawing }: DeviceTagProps) {
  return (
    <span className="wp-DeviceTag">
      {drawing === "tracker" ? <TrackerGlyph /> : <PlugGlyph />}
      {model === "" ? category : `${model} · ${category}`}
    </span>
  );
}
