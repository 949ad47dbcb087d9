import { Label, Radio, RadioGroup } from "react-aria-components/RadioGroup";
import { shorten } from "../../text/shorten.ts";
import { isPaletteColour, PALETTE } from "../TrackerIcon/palette.ts";
import type { IconFilter } from "./props.ts";

interface ChipGroupProps {
  name: "types" | "colours";
  label: string;
  /** Label of the chip that shows all. */
  all: string;
  filters: readonly IconFilter[];
  /** Id of the filter, empty for all. */
  value: string;
  onChange: (id: string) => void;
  isDisabled: boolean;
}

/** Filters of which one applies, as a row of chips. Colours have a swatch. */
export function ChipGroup({ name, label, all, filters, ...props }: ChipGroupProps) {
  return (
    <RadioGroup
      className={`wp-IconPicker-filter wp-IconPicker-${name}`}
      orientation="horizontal"
      {...props}
    >
      <Label className="wp-IconPicker-legend">{shorten(label)}</Label>
      <div className="wp-IconPicker-chips">
        {[{ id: "", label: all, chip: all }, ...filters].map((filter) => (
          <Radio key={filter.id} value={filter.id} className="wp-IconPicker-chip">
            {name === "colours" && <Swatch colour={filter.id} />}
            {shorten(filter.chip ?? filter.label)}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}

/** A dot in the colour; for all colours, a wheel of some. */
function Swatch({ colour }: { colour: string }) {
  return (
    <span
      className="wp-IconPicker-swatch"
      {...(isPaletteColour(colour) && { style: { background: PALETTE[colour].fill } })}
    />
  );
}
