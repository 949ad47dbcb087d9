import { useDeferredValue, useId, useMemo, useRef, useState } from "react";
import { classes } from "../../classes.ts";
import { useKeyed } from "../../lists/keys.ts";
import { useChoice } from "../../lists/useChoice.ts";
import { Button } from "../Button/Button.tsx";
import { FieldGroup } from "../Field/FieldGroup.tsx";
import { SearchInput } from "../Field/SearchInput.tsx";
import { ChipGroup } from "./ChipGroup.tsx";
import { findIcons, groupIcons, iconForQuery } from "./find-icons.ts";
import { IconGrid } from "./IconGrid.tsx";
import { IconPreview } from "./IconPreview.tsx";
import type { IconPickerProps } from "./props.ts";

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
