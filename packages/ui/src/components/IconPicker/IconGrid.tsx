import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef, useState } from "react";
import {
  Collection,
  Header,
  ListBox,
  ListBoxItem,
  ListBoxSection,
} from "react-aria-components/ListBox";
import { Virtualizer } from "react-aria-components/Virtualizer";
import { shorten } from "../../text/shorten.ts";
import { TrackerIcon } from "../TrackerIcon/TrackerIcon.tsx";
import type { IconGroup } from "./find-icons.ts";
import { IconLayout } from "./IconLayout.ts";
import type { PickableIcon } from "./props.ts";

interface IconGridProps {
  id: string;
  label: string;
  groups: readonly IconGroup[];
  value: string | null;
  onChange: (id: string) => void;
  isDisabled: boolean;
  ref: Ref<HTMLDivElement>;
}

/** The icons under the headings of their types. Only those in view are in the document. */
export function IconGrid({ ref, id, label, groups, value, onChange, isDisabled }: IconGridProps) {
  const [layout] = useState(() => new IconLayout(rootFontSize()));
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => box.current ?? document.createElement("div"));
  useOpenAt(box, layout, value);
  return (
    <Virtualizer layout={layout}>
      <ListBox
        ref={box}
        id={id}
        aria-label={label}
        className="wp-IconPicker-grid"
        layout="grid"
        selectionMode="single"
        disallowEmptySelection
        escapeKeyBehavior="none"
        items={groups}
        selectedKeys={value === null ? [] : [value]}
        disabledKeys={isDisabled ? groups.flatMap(({ icons }) => icons.map((icon) => icon.id)) : []}
        onSelectionChange={(keys) => {
          for (const key of keys) if (key !== value) onChange(String(key));
        }}
      >
        {(group) => (
          <ListBoxSection id={`type ${group.id}`}>
            <Header className="wp-IconPicker-heading">{shorten(group.label)}</Header>
            <Collection items={group.icons}>{(icon) => <Cell icon={icon} />}</Collection>
          </ListBoxSection>
        )}
      </ListBox>
    </Virtualizer>
  );
}

function Cell({ icon }: { icon: PickableIcon }) {
  const { type, value, colour, src, code, label } = icon;
  return (
    <ListBoxItem id={icon.id} textValue={`${code}, ${label}`} className="wp-IconPicker-option">
      <span className="wp-IconPicker-cell">
        <TrackerIcon {...{ type, value, colour, src, label }} />
      </span>
      <span className="wp-IconPicker-code wp-numbers">{shorten(code)}</span>
    </ListBoxItem>
  );
}

/** Scrolls to the chosen icon when the grid opens. */
function useOpenAt(box: RefObject<HTMLElement | null>, layout: IconLayout, value: string | null) {
  const [opensAt] = useState(value);
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
