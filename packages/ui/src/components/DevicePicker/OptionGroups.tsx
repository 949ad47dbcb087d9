import type { ReactNode, Ref, RefCallback } from "react";
import {
  Header,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  type Selection,
} from "react-aria-components/ListBox";
import { CheckIcon } from "../../icons/Icon.tsx";
import type { Keyed } from "../../lists/keys.ts";
import { shortenRow } from "../../text/shorten.ts";
import { DeviceCard } from "../DeviceCard/DeviceCard.tsx";
import type { DeviceOption } from "./options.ts";

type Option = Keyed<DeviceOption>;

interface OptionGroupsProps {
  id: string;
  label: string;
  groups: readonly { kind: string; label: string; options: readonly Option[] }[];
  selectionMode: "single" | "multiple";
  isSelected: (option: Option) => boolean;
  isDisabled: boolean;
  onChange: (keys: Selection) => void;
  empty: ReactNode;
  /** The ref of the last row of each group. */
  lastRow: RefCallback<Element> | undefined;
  ref: Ref<HTMLDivElement>;
}

/** The list of options, grouped under headings. */
export function OptionGroups({ ref, ...props }: OptionGroupsProps) {
  const drawn = props.groups.flatMap(({ options }) => options);
  return (
    <ListBox
      ref={ref}
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
              <Header className="waypost-DevicePicker-group">{label}</Header>
              {options.map((option, index) => (
                <Row
                  key={option.key}
                  option={option}
                  ref={index === options.length - 1 ? props.lastRow : undefined}
                />
              ))}
            </ListBoxSection>
          ),
      )}
    </ListBox>
  );
}

function Row({ option, ref }: { option: Option; ref: RefCallback<Element> | undefined }) {
  const { key, label } = option;
  const device = shortenRow(option.device);
  return (
    <ListBoxItem ref={ref} id={key} textValue={label} className="waypost-DevicePicker-option">
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
