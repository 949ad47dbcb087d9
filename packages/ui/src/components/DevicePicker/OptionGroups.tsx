import { type ReactNode, type Ref, type RefCallback, useCallback, useState } from "react";
import {
  Header,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  type Selection,
} from "react-aria-components/ListBox";
import { CheckIcon } from "../../icons/Icon.tsx";
import type { Keyed } from "../../lists/keys.ts";
import { truncateRow } from "../../text/truncate.ts";
import { DeviceCard } from "../DeviceCard/DeviceCard.tsx";
import type { DeviceOption } from "./options.ts";
import { MAX_RENDERED, useInView } from "../../lists/useGrowingList.ts";

type Option = Keyed<DeviceOption>;

interface OptionGroupsProps {
  id: string;
  label: string;
  groups: readonly { kind: keyof LastRow; label: string; options: readonly Option[] }[];
  selectionMode: "single" | "multiple";
  isSelected: (option: Option) => boolean;
  isDisabled: boolean;
  onChange: (keys: Selection) => void;
  empty: ReactNode;
  /** The ref of the last row of each group. */
  lastRow: LastRow | undefined;
  listRef: Ref<HTMLDivElement>;
}

/** The list of options, grouped under headings. */
export function OptionGroups({ listRef, ...props }: OptionGroupsProps) {
  const drawn = props.groups.flatMap(({ options }) => options);
  return (
    <ListBox
      ref={listRef}
      id={props.id}
      aria-label={props.label}
      className="waypost-DevicePicker-list"
      selectionMode={props.selectionMode}
      disallowEmptySelection={props.selectionMode === "single"}
      escapeKeyBehavior="none"
      selectedKeys={drawn.filter(props.isSelected).map(({ key }) => key)}
      disabledKeys={props.isDisabled ? drawn.map(({ key }) => key) : []}
      onSelectionChange={props.onChange}
      renderEmptyState={() => <div className="waypost-DevicePicker-empty">{props.empty}</div>}
    >
      {props.groups.map(
        ({ kind, label, options }) =>
          options.length > 0 && (
            <ListBoxSection key={kind} id={kind}>
              <Header className="waypost-DevicePicker-group">
                <span>{label}</span>
              </Header>
              {options.map((option, index) => (
                <Row
                  key={option.key}
                  option={option}
                  rowRef={index === options.length - 1 ? props.lastRow?.[kind] : undefined}
                />
              ))}
            </ListBoxSection>
          ),
      )}
    </ListBox>
  );
}

function Row({ option, rowRef }: { option: Option; rowRef: RefCallback<Element> | undefined }) {
  const { key, label } = option;
  const device = truncateRow(option.device);
  return (
    <ListBoxItem ref={rowRef} id={key} textValue={label} className="waypost-DevicePicker-option">
      {({ selectionMode }) => (
        <>
          <span className="waypost-DevicePicker-mark" data-mode={selectionMode}>
            {selectionMode === "multiple" && <CheckIcon />}
          </span>
          <DeviceCard
            variant="row"
            kind={device.kind}
            name={device.name}
            imei={device.imei}
            plan={device.detail}
          />
        </>
      )}
    </ListBoxItem>
  );
}

/**
 * The initial number of options, which is more than the list shows without scrolling. Each option
 * takes time to render.
 */
const INITIAL_ROWS = 14;

/** The ref of the last row of each group. */
type LastRow = Readonly<Record<"gps" | "obd", RefCallback<Element>>>;

/**
 * Returns the number of options to render: a few at first and after typing, more once the last one
 * is in view.
 */
export function useRenderLimit(): {
  room: number;
  setSmall: (isSmall: boolean) => void;
  /** The ref of the last row of each group; undefined once all options are rendered. */
  lastRow: LastRow | undefined;
} {
  const [isSmall, setSmall] = useState(true);
  const showAll = useCallback(() => setSmall(false), []);
  const gps = useInView(showAll);
  const obd = useInView(showAll);
  return {
    room: isSmall ? INITIAL_ROWS : MAX_RENDERED,
    setSmall,
    lastRow: isSmall ? { gps, obd } : undefined,
  };
}
