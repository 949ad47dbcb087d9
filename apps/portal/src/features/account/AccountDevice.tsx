import { planLabel, type useAccount, useFormats, useMessages } from "@waypost/hooks";
import { parsePlanId, type AccountTask } from "@waypost/hooks/rules";
import type { ServicePlan } from "@waypost/sdk";
import { Button, LinkButton } from "@waypost/ui/Button";
import { DeviceCard } from "@waypost/ui/DeviceCard";
import { DeviceDrawing } from "@waypost/ui/DeviceDrawing";
import { Suspense, lazy, useEffect, useRef, useState } from "react";
import type { SetUp } from "../device-settings/DeviceSetUp.tsx";
import { taskLabel } from "./task-label.ts";
import { Form, FormActions } from "@waypost/ui/Form";
import { TextField } from "@waypost/ui/TextField";
import { toasts } from "../../app/notices.ts";
import { submitting } from "../../app/submitting.ts";
import { NICKNAME_LENGTH, nameDevice } from "../devices/nicknames.ts";

export type OwnDevice = ReturnType<typeof useAccount>["devices"][number];

const ChosenIcon = lazy(() => import("./ChosenIcon.tsx"));

/**
 * An active or dormant device with its name, plan, state and tasks. The links name the device, so
 * that the customer does not have to select or type it again.
 */
export function AccountDevice(props: {
  customerId: string;
  device: OwnDevice;
  name: string;
  /** The id of the icon on the map; "" if this browser does not know it. */
  icon: string;
  /** The plan in the price list; undefined if the list does not have it. */
  plan: ServicePlan | undefined;
  tasks: readonly AccountTask[];
  /** Opens the settings; `null` without a token. */
  setUp: SetUp | null;
}) {
  const { customerId, device, name, icon, tasks, setUp } = props;
  const { imei, kind, state, planId } = device;
  const say = useMessages();
  const [isNaming, setNaming] = useState(false);
  const renameId = `rename-${imei}`;
  useFocusAfter(isNaming, renameId);
  const labelOf = (task: string) => taskLabel(say, task, device, name);
  return (
    <DeviceCard
      headingLevel={3}
      kind={kind}
      picture={icon === "" ? undefined : <Icon id={icon} kind={kind} />}
      name={name || (kind !== null && say(`reactivation.${kind}`)) || ""}
      imei={imei}
      state={{
        tone: state === "active" ? "success" : "neutral",
        label: useStateLabel(device),
      }}
      plan={[planInWords(say, device), useBilling(props)].filter(Boolean).join(" · ")}
      trailing={
        <Button
          id={renameId}
          className="account-pencil"
          size="small"
          variant="quiet"
          aria-label={labelOf(say(name === "" ? "myAccount.name.add" : "myAccount.name.change"))}
          onPress={() => setNaming(true)}
        >
          <Pencil />
        </Button>
      }
    >
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
          {setUp !== null && kind !== null && state === "active" && (
            <Button
              size="small"
              variant="quiet"
              aria-label={labelOf(say("myAccount.device.settings"))}
              onPress={() => setUp({ imei, kind, planId, unit: "", customerId })}
            >
              {say("myAccount.device.settings")}
            </Button>
          )}
        </div>
      )}
    </DeviceCard>
  );
}

/** The drawing of the device, shown until the code of the icons has loaded. */
function Icon({ id, kind }: { id: string; kind: OwnDevice["kind"] }) {
  const drawing = <DeviceDrawing kind={kind} />;
  return (
    <Suspense fallback={drawing}>
      <ChosenIcon id={id} fallback={drawing} />
    </Suspense>
  );
}

const Pencil = () => (
  <svg className="waypost-icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="m14.5 6.5 3 3M5 19l.8-3.8L16 5a1.4 1.4 0 0 1 2 0l1 1a1.4 1.4 0 0 1 0 2L8.8 18.2z" />
  </svg>
);

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

function useStateLabel({ state, date }: OwnDevice): string {
  const say = useMessages();
  const formats = useFormats();
  if (state === "active") return say("myAccount.active");
  return date === null
    ? say("myAccount.dormant")
    : say("myAccount.dormantUntil", { date: formats.date(date) });
}

/** Returns the plan's tier and period, or else the server's description. */
function planInWords(say: ReturnType<typeof useMessages>, { planId, plan }: OwnDevice) {
  if (parsePlanId(planId ?? "") === null) return plan;
  const label = planLabel(say, "", planId ?? undefined);
  return label.charAt(0) + label.slice(1).toLowerCase();
}

/** Returns the next billing date, and the price if the price list has it. */
function useBilling({ device, plan }: { device: OwnDevice; plan: ServicePlan | undefined }) {
  const say = useMessages();
  const formats = useFormats();
  const { state, date } = device;
  if (state !== "active" || date === null) return null;
  const price = plan?.price ?? null;
  const amount = price === null ? "" : formats.price(price);
  return say("myAccount.billing", { date: formats.date(date), amount });
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
