import { useDeferredValue, useId, useMemo, useRef, useState } from "react";
import { classes } from "../../classes.ts";
import { useKeyed, rowKeys } from "../../lists/keys.ts";
import { useChoice } from "../../lists/useChoice.ts";
import { Button } from "../Button/Button.tsx";
import { FieldGroup } from "../Field/FieldGroup.tsx";
import { SearchInput } from "../Field/SearchInput.tsx";
import { findIcons, groupIcons, iconForQuery } from "./find-icons.ts";
import { IconGrid } from "./IconGrid.tsx";
import type { IconPickerProps, IconFilter, PickableIcon } from "./props.ts";
import { truncateRow } from "../../text/truncate.ts";
import { isPaletteColour, PALETTE } from "../TrackerIcon/palette.ts";
import { TrackerIcon } from "../TrackerIcon/TrackerIcon.tsx";

export type { IconPickerProps, PickableIcon, IconFilter, IconPickerLabels } from "./props.ts";

const UNLABELLED = "waypost-IconPicker waypost-IconPicker-unlabelled";
const EVERYTHING = { typed: "", type: "", colour: "" };

/**
 * Selects the icon of a tracker: a grid by type with search, filters by type and colour, and a
 * preview on a map. At most 60 icons are in the document.
 */
export function IconPicker(props: IconPickerProps) {
  const { label, description, errorMessage, id, types, colours, labels } = props;
  const isDisabled = props.isDisabled === true;
  const isUnlabelled = props.isLabelHidden === true;
  const icons = useKeyed(props.icons);
  const { chosen, pick } = useChoice({
    items: icons,
    value: props.value,
    onChange: props.onChange,
  });
  const [query, setQuery] = useState(EVERYTHING);
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const asked = useDeferredValue(query);
  const matches = useMemo(() => findIcons(icons, asked), [icons, asked]);
  const groups = useMemo(() => groupIcons(matches, types), [matches, types]);
  const change = (part: Partial<typeof EVERYTHING>) => {
    setQuery((before) => ({ ...before, ...part }));
    grid.current?.scrollTo({ top: 0 });
  };
  return (
    <FieldGroup
      {...{ id, label, description, errorMessage, isDisabled }}
      className={classes(isUnlabelled ? UNLABELLED : "waypost-IconPicker", props)}
    >
      <div className="waypost-IconPicker-parts">
        <ChipGroup
          name="types"
          label={labels.types}
          all={labels.allTypes}
          filters={types}
          value={query.type}
          onChange={(type) => change({ type })}
          isDisabled={isDisabled}
        />
        <ChipGroup
          name="colours"
          label={labels.colours}
          all={labels.allColours}
          filters={colours}
          value={query.colour}
          onChange={(colour) => change({ colour })}
          isDisabled={isDisabled}
        />
        <div className="waypost-IconPicker-box">
          <SearchInput
            inputRef={input}
            label={labels.search}
            listId={listId}
            value={query.typed}
            isDisabled={isDisabled}
            onChange={(typed) => change({ typed })}
            onArrowDown={() => grid.current?.focus()}
            onEnter={() => {
              const icon = iconForQuery(findIcons(icons, query), query.typed);
              if (icon !== null) pick(icon);
            }}
          />
          {matches.length > 0 ? (
            <IconGrid
              gridRef={grid}
              id={listId}
              onChange={pick}
              {...{ label, groups, chosen, isDisabled }}
            />
          ) : (
            <div id={listId} className="waypost-IconPicker-empty">
              <p>{labels.noMatch}</p>
              <Button
                onPress={() => {
                  setQuery(EVERYTHING);
                  input.current?.focus();
                }}
              >
                {labels.showAll}
              </Button>
            </div>
          )}
          <output className="waypost-IconPicker-count waypost-numbers">
            {labels.count(matches.length)}
          </output>
        </div>
        <IconPreview label={labels.preview} icon={chosen} none={labels.noneChosen} />
      </div>
    </FieldGroup>
  );
}

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
function ChipGroup({ name, label, all, filters, ...props }: ChipGroupProps) {
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

interface IconPreviewProps {
  label: string;
  icon: PickableIcon | null;
  /** Replaces the icon's name if none is selected. */
  none: string;
}

/** The selected icon on a section of a map. */
function IconPreview({ label, icon, none }: IconPreviewProps) {
  return (
    <figure className="waypost-IconPicker-preview" aria-label={label}>
      <div className="waypost-IconPicker-tile">
        <MapTile />
        {icon !== null && (
          <TrackerIcon
            {...{ type: icon.type, value: icon.value, colour: icon.colour, src: icon.src }}
          />
        )}
      </div>
      <figcaption>
        {icon === null ? (
          <span className="waypost-quiet">{none}</span>
        ) : (
          <>
            <strong>{icon.label}</strong>
            <span className="waypost-quiet waypost-numbers">{` ${icon.code}`}</span>
          </>
        )}
      </figcaption>
    </figure>
  );
}

/** Streets, a park and a river, in the colours of a light or a dark map. */
function MapTile() {
  return (
    <svg
      className="waypost-MapTile"
      viewBox="0 0 240 150"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path className="waypost-MapTile-park" d="M0 96l70-14 22 68H0zM150 0h62l-8 40-46 6z" />
      <path className="waypost-MapTile-water" d="M240 82c-34 2-52 18-60 40-4 10-6 20-6 28h66z" />
      <path
        className="waypost-MapTile-street"
        d="M-5 38 250 4M62-5l38 160M-5 128l110-26 145-20M168-5l-26 94 8 66M20-5l14 45M210-5l-14 92"
      />
      <path className="waypost-MapTile-road" d="M-5 72 120 75 250 52M120 75l10 80M120 75 112-5" />
    </svg>
  );
}
