import type { ReactElement } from "react";
import { ComboBox } from "react-aria-components/ComboBox";
import { AlertSwitch } from "../src/components/AlertSwitch/AlertSwitch.tsx";
import { AlertRow, AlertTable, AlertTotals } from "../src/components/AlertTable/AlertTable.tsx";
import { ActionBar } from "../src/components/ActionBar/ActionBar.tsx";
import { BatteryChart } from "../src/components/BatteryChart/BatteryChart.tsx";
import { BeforeAfter } from "../src/components/BeforeAfter/BeforeAfter.tsx";
import { Button, LinkButton } from "../src/components/Button/Button.tsx";
import * as Card from "../src/components/CardForm/CardForm.tsx";
import { Checkbox } from "../src/components/Checkbox/Checkbox.tsx";
import { CheckboxRows } from "../src/components/CheckboxRows/CheckboxRows.tsx";
import { Consequences } from "../src/components/Consequences/Consequences.tsx";
import { DeviceCard } from "../src/components/DeviceCard/DeviceCard.tsx";
import { DeviceDrawing } from "../src/components/DeviceDrawing/DeviceDrawing.tsx";
import { DevicePicker } from "../src/components/DevicePicker/DevicePicker.tsx";
import * as Row from "../src/components/DeviceRow/DeviceRow.tsx";
import { Dialog, DialogPanel, DialogWindow } from "../src/components/Dialog/Dialog.tsx";
import { DigitSlots } from "../src/components/DigitSlots/DigitSlots.tsx";
import { EmptyState } from "../src/components/EmptyState/EmptyState.tsx";
import { ErrorPanel } from "../src/components/ErrorPanel/ErrorPanel.tsx";
import { ErrorSummary } from "../src/components/ErrorSummary/ErrorSummary.tsx";
import { Facts } from "../src/components/Facts/Facts.tsx";
import { FoldingSection } from "../src/components/FoldingSection/FoldingSection.tsx";
import { Form, FormActions, FormRow } from "../src/components/Form/Form.tsx";
import { IconPicker } from "../src/components/IconPicker/IconPicker.tsx";
import { Imei } from "../src/components/Imei/Imei.tsx";
import { LinkCard } from "../src/components/LinkCard/LinkCard.tsx";
import { OptionList } from "../src/components/ListBox/ListBox.tsx";
import { LoadingOverlay } from "../src/components/LoadingOverlay/LoadingOverlay.tsx";
import { MissingInput } from "../src/components/MissingInput/MissingInput.tsx";
import { MoneyLine } from "../src/components/MoneyLine/MoneyLine.tsx";
import { NativeSelect } from "../src/components/NativeSelect/NativeSelect.tsx";
import { NumberField } from "../src/components/NumberField/NumberField.tsx";
import { PackCard, PackCards } from "../src/components/PackCard/PackCard.tsx";
import { PageFrame } from "../src/components/PageFrame/PageFrame.tsx";
import { PasswordField } from "../src/components/PasswordField/PasswordField.tsx";
import { PhoneField } from "../src/components/PhoneField/PhoneField.tsx";
import { PickerField, PickerPlaceholder } from "../src/components/PickerField/PickerField.tsx";
import { PlanCard, PlanCards } from "../src/components/PlanCard/PlanCard.tsx";
import { ProgressSteps } from "../src/components/ProgressSteps/ProgressSteps.tsx";
import { RadioCards } from "../src/components/RadioCards/RadioCards.tsx";
import { Result } from "../src/components/Result/Result.tsx";
import { Root } from "../src/components/Root/Root.tsx";
import { ScanPanel } from "../src/components/ScanPanel/ScanPanel.tsx";
import { SearchableSelect } from "../src/components/SearchableSelect/SearchableSelect.tsx";
import { SectionNav } from "../src/components/SectionNav/SectionNav.tsx";
import { Select } from "../src/components/Select/Select.tsx";
import { Skeleton } from "../src/components/Skeleton/Skeleton.tsx";
import { Slider } from "../src/components/Slider/Slider.tsx";
import { Spinner } from "../src/components/Spinner/Spinner.tsx";
import { StateChip } from "../src/components/StateChip/StateChip.tsx";
import {
  ReceiptCard,
  SuccessPanel,
  Stop,
  Stops,
} from "../src/components/SuccessPanel/SuccessPanel.tsx";
import { SummaryPanel } from "../src/components/SummaryPanel/SummaryPanel.tsx";
import { Switch } from "../src/components/Switch/Switch.tsx";
import { Tabs } from "../src/components/Tabs/Tabs.tsx";
import { TaskHeader } from "../src/components/TaskHeader/TaskHeader.tsx";
import { TextArea } from "../src/components/TextArea/TextArea.tsx";
import { TextField } from "../src/components/TextField/TextField.tsx";
import { createToastQueue } from "../src/components/ToastQueue/ToastQueue.tsx";
import { ToastRegion } from "../src/components/ToastRegion/ToastRegion.tsx";
import { Tooltip } from "../src/components/Tooltip/Tooltip.tsx";
import { TrackerIcon } from "../src/components/TrackerIcon/TrackerIcon.tsx";
import { LABELS } from "./tracker-icons.ts";

const noop = () => undefined;
const label = "Label";
const copy = { copy: String, copied: "Copied" };
const list = { loading: "Loading", noMatch: "None", more: String };
const columns = { all: "All", push: "Push", email: "Email", sms: "SMS" };
const off = { name: "Push", isOn: false };
const cells = { all: off, push: off, email: off, sms: off };
const format = (digits: string) => ({ groups: [digits], brand: "" });
const options = [{ id: "a", label: "Option" }];

interface Props {
  className: string;
}

const inTable = (row: ReactElement) => (
  <table>
    <tbody>{row}</tbody>
  </table>
);

const inCard = (field: ReactElement) => (
  <Card.CardForm format={format} labels={{ holder: "Name", expires: "Expires" }}>
    {field}
  </Card.CardForm>
);

function Toasts(props: Props) {
  const queue = createToastQueue();
  queue.show({ tone: "info", message: "Saved" });
  return <ToastRegion queue={queue} labels={{ region: "Messages", close: "Close" }} {...props} />;
}

/** All exported components with a class of the host. */
export const COMPONENTS: Readonly<Record<string, (props: Props) => ReactElement>> = {
  ActionBar: (props) => <ActionBar {...props}>Text</ActionBar>,
  AlertSwitch: (props) => (
    <AlertSwitch name={label} word={label} isOn isLocked={false} onSwitch={noop} {...props} />
  ),
  AlertTable: (props) => (
    <AlertTable label={label} alertLabel={label} columns={columns} totals={null} {...props}>
      {null}
    </AlertTable>
  ),
  AlertRow: (props) => inTable(<AlertRow label={label} cells={cells} onSwitch={noop} {...props} />),
  AlertTotals: (props) =>
    inTable(<AlertTotals label={label} totals={cells} onSwitch={noop} {...props} />),
  BatteryChart: (props) => (
    <BatteryChart
      title="Title"
      rows={[{ interval: "60 sec", plans: "All", life: "10 days", hours: [240, 336] }]}
      labels={{ interval: "Reporting", life: "Life" }}
      {...props}
    />
  ),
  BeforeAfter: (props) => (
    <BeforeAfter labels={{ before: "Now", after: "After" }} rows={[]} {...props} />
  ),
  Button: (props) => <Button {...props}>Text</Button>,
  LinkButton: (props) => (
    <LinkButton href="#/" {...props}>
      Text
    </LinkButton>
  ),
  CardForm: (props) => (
    <Card.CardForm format={format} labels={{ holder: "Name", expires: "Expires" }} {...props}>
      {null}
    </Card.CardForm>
  ),
  CardHolderField: (props) => inCard(<Card.CardHolderField label={label} {...props} />),
  CardNumberField: (props) => inCard(<Card.CardNumberField label={label} {...props} />),
  CardCodeField: (props) => inCard(<Card.CardCodeField label={label} {...props} />),
  CardExpiryField: (props) =>
    inCard(<Card.CardExpiryField part="month" label={label} options={[]} {...props} />),
  CardExpiryGroup: (props) => (
    <Card.CardExpiryGroup label={label} {...props}>
      {null}
    </Card.CardExpiryGroup>
  ),
  Checkbox: (props) => <Checkbox {...props}>Text</Checkbox>,
  CheckboxRows: (props) => (
    <CheckboxRows label={label} rows={[]} value={[]} onChange={noop} {...props} />
  ),
  Consequences: (props) => <Consequences gravity="money" facts={["Text"]} {...props} />,
  DeviceCard: (props) => <DeviceCard kind="gps" imei="1" {...props} />,
  DeviceDrawing: (props) => <DeviceDrawing kind="gps" {...props} />,
  DevicePicker: (props) => (
    <DevicePicker
      label={label}
      selectionMode="single"
      devices={[]}
      value={[]}
      onChange={noop}
      groupLabels={{ gps: "GPS", obd: "OBD" }}
      labels={{ ...list, search: "Search" }}
      {...props}
    />
  ),
  DeviceRow: (props) => (
    <Row.DeviceRow number={1} label={label} labels={{ remove: "Remove" }} {...props}>
      Text
    </Row.DeviceRow>
  ),
  DeviceTag: (props) => <Row.DeviceTag model="A" category="GPS" drawing="obd" {...props} />,
  ImeiDrawing: (props) => <Row.ImeiDrawing label={label} {...props} />,
  Imei: (props) => <Imei {...props}>353816059812345</Imei>,
  ImeiField: (props) => <Row.ImeiField label={label} {...props} />,
  Dialog: (props) => (
    <Dialog isOpen title="Title" onClose={noop} {...props}>
      Text
    </Dialog>
  ),
  DialogPanel: (props) => (
    <DialogWindow isOpen>
      <DialogPanel title="Title" {...props}>
        Content
      </DialogPanel>
    </DialogWindow>
  ),
  DialogWindow: (props) => (
    <DialogWindow isOpen {...props}>
      <DialogPanel title="Title">Content</DialogPanel>
    </DialogWindow>
  ),
  DigitSlots: (props) => <DigitSlots label={label} length={4} {...props} />,
  EmptyState: (props) => <EmptyState title="Title" {...props} />,
  ErrorPanel: (props) => <ErrorPanel message="Text" {...props} />,
  ErrorSummary: (props) => (
    <ErrorSummary title="Title" errors={[{ message: "Wrong" }]} {...props} />
  ),
  Facts: (props) => <Facts facts={[{ term: "Term", value: "Value" }]} labels={copy} {...props} />,
  FoldingSection: (props) => (
    <FoldingSection title="Title" isFolding isOpen onOpenChange={noop} {...props}>
      Text
    </FoldingSection>
  ),
  Form: (props) => <Form {...props} />,
  FormRow: (props) => <FormRow {...props} />,
  FormActions: (props) => <FormActions {...props} />,
  IconPicker: (props) => (
    <IconPicker
      label={label}
      icons={[]}
      types={[]}
      colours={[]}
      value={null}
      onChange={noop}
      labels={LABELS}
      {...props}
    />
  ),
  LinkCard: (props) => <LinkCard href="#/" title="Title" {...props} />,
  OptionList: (props) => (
    <ComboBox aria-label={label}>
      <OptionList options={[]} {...props} />
    </ComboBox>
  ),
  LoadingOverlay: (props) => <LoadingOverlay isLoading label={label} {...props} />,
  MissingInput: (props) => <MissingInput title="Title" message="Text" {...props} />,
  MoneyLine: (props) => <MoneyLine now="$1" {...props} />,
  NativeSelect: (props) => <NativeSelect label={label} options={[]} {...props} />,
  NumberField: (props) => <NumberField label={label} {...props} />,
  PackCard: (props) => (
    <PackCard
      name="200"
      price="$1"
      isSelected={false}
      onSelect={noop}
      labels={{ select: "Select", selected: "Selected" }}
      {...props}
    />
  ),
  PackCards: (props) => (
    <PackCards label={label} {...props}>
      Text
    </PackCards>
  ),
  PageFrame: (props) => (
    <PageFrame brand="Brand" labels={{ skip: "Skip" }} {...props}>
      Text
    </PageFrame>
  ),
  PasswordField: (props) => (
    <PasswordField label={label} labels={{ show: "Show", hide: "Hide" }} {...props} />
  ),
  PhoneField: (props) => <PhoneField label={label} {...props} />,
  PickerField: (props) => (
    <PickerField label={label} value="" action="Choose" onPress={noop} {...props} />
  ),
  PickerPlaceholder: (props) => <PickerPlaceholder {...props}>Text</PickerPlaceholder>,
  PlanCard: (props) => (
    <PlanCard
      title="Plus"
      reporting="often"
      price={null}
      priceUnit="per month"
      features={[]}
      onSelect={noop}
      labels={{ select: "", selected: "", included: "", notIncluded: "", loading: "" }}
      {...props}
    />
  ),
  PlanCards: (props) => <PlanCards {...props}>Text</PlanCards>,
  ProgressSteps: (props) => (
    <ProgressSteps
      label={label}
      steps={[{ label }]}
      current={0}
      labels={{ completed: "done", position: String }}
      {...props}
    />
  ),
  RadioCards: (props) => <RadioCards label={label} cards={[]} {...props} />,
  Result: (props) => <Result tone="done" message="Text" {...props} />,
  Root: (props) => <Root {...props}>Text</Root>,
  ScanButton: (props) => <Row.ScanButton {...props}>Scan</Row.ScanButton>,
  ScanPanel: (props) => (
    <ScanPanel
      videoRef={{ current: null }}
      state="starting"
      message="Text"
      found={[]}
      labels={{ video: "Camera", found: "Found" }}
      {...props}
    />
  ),
  SearchableSelect: (props) => (
    <SearchableSelect label={label} options={options} labels={list} {...props} />
  ),
  SectionNav: (props) => <SectionNav label={label} sections={[]} {...props} />,
  Select: (props) => <Select label={label} options={options} {...props} />,
  Skeleton: (props) => <Skeleton label={label} {...props} />,
  Slider: (props) => (
    <Slider label={label} value={1} onChange={noop} minValue={0} maxValue={2} {...props} />
  ),
  Spinner: (props) => <Spinner {...props} />,
  StateChip: (props) => <StateChip tone="success" label={label} {...props} />,
  SuccessPanel: (props) => <SuccessPanel title="Title" {...props} />,
  ReceiptCard: (props) => (
    <ReceiptCard title="Title" {...props}>
      Text
    </ReceiptCard>
  ),
  Stop: (props) => (
    <Stop title="Title" {...props}>
      Text
    </Stop>
  ),
  Stops: (props) => <Stops {...props}>{null}</Stops>,
  SummaryPanel: (props) => (
    <SummaryPanel
      title="Title"
      lines={[]}
      total={{ label }}
      labels={{ unknown: "unknown" }}
      {...props}
    />
  ),
  Switch: (props) => <Switch {...props}>Text</Switch>,
  Tabs: (props) => <Tabs label={label} tabs={[{ id: "a", label, content: "Text" }]} {...props} />,
  TaskHeader: (props) => <TaskHeader title="Title" {...props} />,
  TextArea: (props) => <TextArea label={label} {...props} />,
  TextField: (props) => <TextField label={label} {...props} />,
  ToastRegion: Toasts,
  Tooltip: (props) => (
    <Tooltip label={label} {...props}>
      Text
    </Tooltip>
  ),
  TrackerIcon: (props) => <TrackerIcon type="car" value="red1" colour="red1" {...props} />,
};
