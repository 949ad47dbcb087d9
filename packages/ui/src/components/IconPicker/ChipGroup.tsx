import { useId } from "react";
import { rowKeys } from "../../lists/keys.ts";
import { truncateRow } from "../../text/truncate.ts";
import { isPaletteColour, PALETTE } from "../TrackerIcon/palette.ts";
import type { IconFilter } from "./props.ts";

interface ChipGroupProps {
  name: "types" | "colours";
  label: string;
  /** The label of the chip that shows all. */
  all: string;
  filters: readonly IconFilter[];
  /** The id of the filter; empty for all. */
  value: string;
  onChange: (id: string) => void;
  isDisabled: boolean;
}

/**
 * A row of filter chips, one of which is selected. Colours have a swatch. The radio buttons are
 * native, because the picker opens with fifty of them.
 */
export function ChipGroup({ name, label, all, filters, ...props }: ChipGroupProps) {
  const { value, onChange, isDisabled } = props;
  const id = useId();
  const chips = [{ id: "", label: all }, ...filters.map(truncateRow)];
  const keys = rowKeys(chips.map((chip) => chip.id));
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      className={`waypost-IconPicker-filter waypost-IconPicker-${name}`}
    >
      <span id={id} className="waypost-IconPicker-legend">
        {label}
      </span>
      <div
        className="waypost-IconPicker-chips"
        // Disabled chips are not focusable, but the row must be scrollable by keyboard.
        {...(isDisabled && { tabIndex: 0, role: "group", "aria-label": label })}
      >
        {chips.map((filter, index) => (
          <label key={keys[index]} className="waypost-IconPicker-chip">
            <input
              type="radio"
              name={id}
              checked={filter.id === value}
              disabled={isDisabled}
              onChange={() => onChange(filter.id)}
            />
            {name === "colours" && <Swatch colour={filter.id} />}
            <span>{filter.label}</span>
          </label>
        ))}
      </div>
    </div>
  );
}

/** A dot in the colour; a colour wheel for all colours. */
function Swatch({ colour }: { colour: string }) {
  return (
    <span
      className="waypost-IconPicker-swatch"
      {...(isPaletteColour(colour) && { style: { background: PALETTE[colour].fill } })}
    />
  );
}
