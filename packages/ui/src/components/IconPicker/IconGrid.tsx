import { type RefObject, useEffect, useState } from "react";
import {
  Collection,
  Header,
  ListBox,
  ListBoxItem,
  ListBoxSection,
} from "react-aria-components/ListBox";
import { Virtualizer } from "react-aria-components/Virtualizer";
import type { Keyed } from "../../lists/keys.ts";
import { TrackerIcon } from "../TrackerIcon/TrackerIcon.tsx";
import type { IconGroup } from "./find-icons.ts";
import { IconLayout } from "./IconLayout.ts";
import type { PickableIcon } from "./props.ts";

type Icon = Keyed<PickableIcon>;

interface IconGridProps {
  id: string;
  label: string;
  groups: readonly IconGroup<Icon>[];
  chosen: Icon | null;
  onChange: (icon: Icon) => void;
  isDisabled: boolean;
  gridRef: RefObject<HTMLDivElement | null>;
}

/** The icons below the headings of their types. Only visible icons are in the document. */
export function IconGrid({ gridRef, groups, chosen, onChange, ...props }: IconGridProps) {
  const { id, label, isDisabled } = props;
  const [layout] = useState(() => new IconLayout(rootFontSize()));
  useOpenAt(gridRef, layout, chosen?.key ?? null);
  return (
    <Virtualizer layout={layout}>
      <ListBox
        ref={gridRef}
        id={id}
        aria-label={label}
        className="waypost-IconPicker-grid"
        layout="grid"
        selectionMode="single"
        disallowEmptySelection
        escapeKeyBehavior="none"
        items={groups}
        selectedKeys={chosen === null ? [] : [chosen.key]}
        disabledKeys={isDisabled ? groups.flatMap(({ icons }) => icons.map(({ key }) => key)) : []}
        onSelectionChange={(keys) => {
          const icons = groups.flatMap((group) => group.icons);
          const icon = icons.find(({ key }) => keys !== "all" && keys.has(key));
          if (icon !== undefined && icon !== chosen) onChange(icon);
        }}
      >
        {(group) => (
          <ListBoxSection id={group.key}>
            <Header className="waypost-IconPicker-heading">
              <span>{group.label}</span>
            </Header>
            <Collection items={group.icons}>{cellOf}</Collection>
          </ListBoxSection>
        )}
      </ListBox>
    </Virtualizer>
  );
}

/**
 * Returns the cell of an icon. It is a function instead of a component, because React Aria would
 * mount a component for every icon. The content is rendered only in view.
 */
const cellOf = ({ key, type, value, colour, src, code, caption = code, label }: Icon) => (
  <ListBoxItem id={key} textValue={`${code}, ${label}`} className="waypost-IconPicker-option">
    {() => (
      <>
        <span className="waypost-IconPicker-cell">
          <TrackerIcon {...{ type, value, colour, src, label }} />
        </span>
        <span className="waypost-IconPicker-code waypost-numbers">{caption}</span>
      </>
    )}
  </ListBoxItem>
);

/** Scrolls to the selected icon when the grid opens. */
function useOpenAt(box: RefObject<HTMLElement | null>, layout: IconLayout, key: string | null) {
  const [opensAt] = useState(key);
  useEffect(() => {
    // The list measures itself after its first effects.
    const frame = requestAnimationFrame(() => {
      const rect = opensAt === null ? null : layout.getItemRect(opensAt);
      if (rect === null || box.current === null) return;
      box.current.scrollTop = rect.y - (box.current.clientHeight - rect.height) / 2;
    });
    return () => cancelAnimationFrame(frame);
  }, [box, layout, opensAt]);
}

const rootFontSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
