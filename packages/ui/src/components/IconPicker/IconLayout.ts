import { Layout, LayoutInfo, Rect, Size } from "react-aria-components/Virtualizer";

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
export class IconLayout extends Layout {
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
