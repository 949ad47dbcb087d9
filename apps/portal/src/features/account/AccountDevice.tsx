import { planLabel, type useAccount, useFormats, useMessages } from "@waypost/hooks";
import { parsePlanId, type AccountTask } from "@waypost/hooks/rules";
import { Button, LinkButton } from "@waypost/ui/Button";
import { DeviceDrawing } from "@waypost/ui/DeviceDrawing";
import { Facts } from "@waypost/ui/Facts";
import { Imei } from "@waypost/ui/Imei";
import { StateChip } from "@waypost/ui/StateChip";
import { Suspense, lazy, useEffect, useRef, useState, type ReactNode } from "react";
import { Button as Trigger, Disclosure, DisclosurePanel } from "react-aria-components/Disclosure";
import type { SetUp } from "../device-settings/DeviceSetUp.tsx";
import { taskLabel } from "./task-label.ts";
import { Form, FormActions } from "@waypost/ui/Form";
import { TextField } from "@waypost/ui/TextField";
import { toasts } from "../../app/notices.ts";
import { submitting } from "../../app/submitting.ts";
import { useConfig } from "../../app/ConfigContext.ts";
import { ServerText } from "../../app/ServerText.tsx";
import { NICKNAME_LENGTH, nameDevice } from "../devices/nicknames.ts";

export type OwnDevice = ReturnType<typeof useAccount>["devices"][number];

const ChosenIcon = lazy(() => import("./ChosenIcon.tsx"));

/**
 * An active or dormant device as a row with its name, plan and next billing. It opens to the IMEI
 * and the tasks, whose links name the device, so that the customer does not have to select or type
 * it again.
 */
export function AccountDevice(props: {
  customerId: string;
  device: OwnDevice;
  name: string;
  /** The id of the icon on the map; "" if this browser does not know it. */
  icon: string;
  /** True if the row is open at first. */
  isOpen: boolean;
  /** How to do what an active device does not offer here, shown below its tasks. */
  hint: ReactNode;
  tasks: readonly AccountTask[];
  /** Opens the settings; `null` without a token. */
  setUp: SetUp | null;
}) {
  const { customerId, device, name, icon, isOpen, hint, tasks, setUp } = props;
  const { imei, kind, state, planId, date, price } = device;
  const say = useMessages();
  const formats = useFormats();
  const [isNaming, setNaming] = useState(false);
  const renameId = `rename-${imei}`;
  useFocusAfter(isNaming, renameId);
  const labelOf = (task: string) => taskLabel(say, task, device, name);
  const nameTask = name === "" ? "myAccount.name.add" : "myAccount.name.change";
  const isActive = state === "active";
  return (
    <Disclosure className="account-row" defaultExpanded={isOpen}>
      <h3 className="account-row-heading">
        <Trigger slot="trigger" className="waypost-FoldingSection-button account-row-button">
          {icon === "" ? <DeviceDrawing kind={kind} /> : <Icon id={icon} kind={kind} />}
          <span className="account-row-words">
            <span className="account-row-name">{name || kindOf(say, device)}</span>{" "}
            {isActive ? (
              <span className="account-row-plan">
                <PlanInWords {...device} />
              </span>
            ) : (
              <StateChip
                tone="neutral"
                label={
                  date === null
                    ? say("myAccount.dormant")
                    : say("myAccount.dormantUntil", { date: formats.date(date) })
                }
              />
            )}
          </span>{" "}
          {isActive && (
            <span className="account-row-due waypost-numbers">
              {price !== null && <strong>{formats.price(price)}</strong>}{" "}
              {date !== null && <span>{formats.date(date)}</span>}
            </span>
          )}
        </Trigger>
      </h3>
      <DisclosurePanel className="account-row-panel">
        <Facts
          facts={[{ term: say("imei.label"), value: <Imei>{imei}</Imei>, copy: imei }]}
          labels={{ copy: (term) => say("fact.copy", { term }), copied: say("fact.copied") }}
        />
        {isNaming ? (
          <DeviceName {...{ customerId, imei, name }} onClose={() => setNaming(false)} />
        ) : (
          <div className="account-actions">
            {tasks.map(({ task, path }, index) => {
              const text = say(wordOf(task));
              return (
                <LinkButton
                  key={task}
                  size="small"
                  variant={index === 0 ? "secondary" : "quiet"}
                  className={task === "cancellation" ? "account-end" : ""}
                  href={`#${path}`}
                  aria-label={labelOf(text)}
                >
                  {text}
                </LinkButton>
              );
            })}
            {setUp !== null && kind !== null && isActive && (
              <Button
                size="small"
                variant="quiet"
                aria-label={labelOf(say("myAccount.device.settings"))}
                onPress={() => setUp({ imei, kind, planId, unit: "", customerId })}
              >
                {say("myAccount.device.settings")}
              </Button>
            )}
            <Button
              id={renameId}
              size="small"
              variant="quiet"
              aria-label={labelOf(say(nameTask))}
              onPress={() => setNaming(true)}
            >
              {say(nameTask)}
            </Button>
          </div>
        )}
        {isActive && hint}
      </DisclosurePanel>
    </Disclosure>
  );
}

/** Returns the kind of a device with the last five digits of its IMEI. */
export const kindOf = (say: ReturnType<typeof useMessages>, { kind, imei }: OwnDevice): string =>
  `${kind === null ? say("imei.label") : say(`reactivation.${kind}`)} ${imei.slice(-5)}`;

/** The drawing of the device, shown until the code of the icons has loaded. */
function Icon({ id, kind }: { id: string; kind: OwnDevice["kind"] }) {
  const drawing = <DeviceDrawing kind={kind} />;
  return (
    <Suspense fallback={drawing}>
      <ChosenIcon id={id} fallback={drawing} />
    </Suspense>
  );
}

function wordOf(task: AccountTask["task"]) {
  switch (task) {
    case "planUpdate":
    case "dormantMode":
    case "smsPack":
    case "reactivation":
    case "dormantCancellation":
      return `myAccount.device.${task}` as const;
    default:
      return "myAccount.device.cancellation";
  }
}

/** The plan's tier and period, or else the server's description. */
function PlanInWords({ planId, plan, planName }: OwnDevice) {
  const say = useMessages();
  const { product } = useConfig();
  if (product === "own") return <ServerText text={planName || (plan ?? "")} />;
  if (parsePlanId(planId ?? "") === null) return plan && <ServerText text={plan} />;
  const label = planLabel(say, "", planId ?? undefined);
  return label.charAt(0) + label.slice(1).toLowerCase();
}

/** Moves the focus back to the button with this id after the form that it opened is closed. */
function useFocusAfter(isOpen: boolean, id: string): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) document.getElementById(id)?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, id]);
}

/** The form in which an owner names a device. */
function DeviceName(props: {
  customerId: string;
  imei: string;
  name: string;
  onClose: () => void;
}) {
  const { customerId, imei, name, onClose } = props;
  const say = useMessages();
  const [entered, setEntered] = useState(name);
  const save = () => {
    if (!nameDevice(customerId, imei, entered.trim())) {
      toasts.show({ tone: "danger", message: say("myAccount.name.lost") });
    }
    onClose();
  };
  return (
    <Form onSubmit={submitting(save)}>
      <TextField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- its button was just pressed
        autoFocus
        label={say("myAccount.name")}
        description={say("myAccount.name.detail")}
        value={entered}
        onChange={setEntered}
        maxLength={NICKNAME_LENGTH}
        autoComplete="off"
        onKeyDown={({ key }) => {
          if (key === "Escape") onClose();
        }}
      />
      <FormActions>
        <Button size="small" variant="quiet" onPress={onClose}>
          {say("action.cancel")}
        </Button>
        <Button size="small" type="submit">
          {say("myAccount.name.save")}
        </Button>
      </FormActions>
    </Form>
  );
}
