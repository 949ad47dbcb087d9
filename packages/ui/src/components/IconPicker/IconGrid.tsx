import { type RefObject, useEffect, useState } from "react";
import {
  Collection,
  Header,
  ListBox,
  ListBoxItem,
  ListBoxSection,
} from "react-aria-components/ListBox";
import { Virtualizer, Layout, LayoutInfo, Rect, Size } from "react-aria-components/Virtualizer";
import type { Keyed } from "../../lists/keys.ts";
import { TrackerIcon } from "../TrackerIcon/TrackerIcon.tsx";
import type { IconGroup } from "./find-icons.ts";
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
        <span
          aria-hidden={label.toLowerCase().includes(caption.toLowerCase())}
          className="waypost-IconPicker-code waypost-numbers"
        >
          {caption}
        </span>
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

/** Sizes in rem: an icon of 56 px with its caption, and a heading. */
const CELL = { width: 5, height: 5.25 };
const HEADING = 2.25;
const GAP = 0.5;
/** With this many columns, all visible rows stay below the maximum number of icons. */
const MAX_COLUMNS = 8;
/** Together with the focused icon and the preview, at most 60 icons are in the document. */
const MAX_ICONS = 58;

type Key = LayoutInfo["key"];

/**
 * A grid with headings. It renders the visible rows and, as far as the limit allows, more rows in
 * the direction of scrolling.
 */
class IconLayout extends Layout {
  private readonly rem: number;
  /** In document order: each group, then its heading and its icons. */
  private infos = new Map<Key, LayoutInfo>();
  private height = 0;

  /** @param rem the root's font size in CSS pixels, so that cells grow with the text */
  constructor(rem: number) {
    super();
    this.rem = rem;
  }

  override update(): void {
    this.infos = new Map();
    this.height = 0;
    const { collection, size } = this.grid();
    const cell = CELL.width * this.rem;
    const columns = Math.min(Math.max(Math.floor(size.width / cell), 1), MAX_COLUMNS);
    // Without layout, as in some test environments, the width is infinite.
    const width = Number.isFinite(size.width) ? size.width : columns * cell;
    for (const { key } of collection) {
      const group = this.add(null, "section", key, new Rect(0, this.height, width, 0));
      this.addGroup(group, columns);
      group.rect.height = this.height - group.rect.y;
      this.height += GAP * this.rem;
    }
  }

  override getVisibleLayoutInfos(nearby: Rect): LayoutInfo[] {
    const { visibleRect } = this.grid();
    const inView = new Set(this.itemsIn(visibleRect).slice(0, MAX_ICONS));
    for (const item of this.itemsIn(nearby)) if (inView.size < MAX_ICONS) inView.add(item);
    const groups = new Set([...inView].map(({ parentKey }) => parentKey));
    return [...this.infos.values()].filter(
      (info) =>
        inView.has(info) ||
        groups.has(info.type === "header" ? info.parentKey : info.key) ||
        this.grid().isPersistedKey(info.key),
    );
  }

  override getLayoutInfo(key: Key): LayoutInfo | null {
    return this.infos.get(key) ?? null;
  }

  override getContentSize(): Size {
    return new Size(this.grid().size.width, this.height);
  }

  private addGroup(group: LayoutInfo, columns: number): void {
    const width = group.rect.width / columns;
    const height = CELL.height * this.rem;
    let place = 0;
    for (const { type, key } of this.grid().collection.getChildren?.(group.key) ?? []) {
      if (type === "header") {
        this.add(group, type, key, new Rect(0, this.height, group.rect.width, HEADING * this.rem));
        this.height += HEADING * this.rem;
      } else {
        const y = this.height + Math.floor(place / columns) * height;
        this.add(group, type, key, new Rect((place % columns) * width, y, width, height));
        place += 1;
      }
    }
    this.height += Math.ceil(place / columns) * height;
  }

  private add(parent: LayoutInfo | null, type: string, key: Key, rect: Rect): LayoutInfo {
    const info = new LayoutInfo(type, key, rect);
    info.parentKey = parent?.key ?? null;
    this.infos.set(key, info);
    return info;
  }

  private itemsIn(rect: Rect): LayoutInfo[] {
    return [...this.infos.values()].filter(
      (info) => info.type === "item" && info.rect.intersects(rect),
    );
  }

  private grid() {
    if (this.virtualizer === null) throw new Error("The layout is not in a Virtualizer.");
    return this.virtualizer;
  }
}
