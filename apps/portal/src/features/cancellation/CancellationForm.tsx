import { useMessages, useTaskField, useAccount } from "@waypost/hooks";
import type { cancellation, PlainCode, ShapeOf } from "@waypost/hooks/flows";
import { REASON_LABELS, USE_LABELS, emailFromPaste } from "@waypost/hooks/rules";
import { CheckboxRows } from "@waypost/ui/CheckboxRows";
import { FormRow } from "@waypost/ui/Form";
import { TextArea } from "@waypost/ui/TextArea";
import { TextField } from "@waypost/ui/TextField";
import { TaskForm } from "../task/TaskForm.tsx";
import { TaskImei } from "../task/TaskImei.tsx";
import { ContactPhone } from "./ContactPhone.tsx";
import { EndOfService } from "./EndOfService.tsx";
import "./cancellation.css";
import type { TaskOnForm } from "../task/task-page-props.ts";
import { Suspense, useEffect, useRef } from "react";
import { useLink } from "../../app/use-link.ts";

type Props = { task: TaskOnForm<ShapeOf<typeof cancellation>> };

/** The submitted values, with the codes of their labels. */
const rowsOf = (labels: Readonly<Record<string, PlainCode>>) =>
  Object.entries(labels).map(([value, code]) => ({ value, code }));
const REASONS = rowsOf(REASON_LABELS);
const USES = rowsOf(USE_LABELS);

/** A text that cannot be an IMEI gets the same message as an IMEI that failed the check. */
const WORDS = { "imei.invalid": "cancellation.imeiInvalid" } as const;

/** The customer, the device and the reason of the cancellation. One button sends it. */
export function CancellationForm({ task }: Props) {
  const say = useMessages();
  return (
    <TaskForm
      task={task}
      submitLabel={say("action.submit")}
      variant="danger"
      sendsAtOnce
      notice={<p>{say("cancellation.sendsAtOnce")}</p>}
    >
      <EndOfService task={task} />
      <KnownName task={task} />
      <h2 className="waypost-heading" data-level="2">
        {say("cancellation.heading")}
      </h2>
      <p className="waypost-lead">{say("cancellation.allRequired")}</p>
      <FormRow isDense>
        <Text task={task} field="firstName" autoComplete="given-name" />
        <Text task={task} field="lastName" autoComplete="family-name" />
      </FormRow>
      <FormRow className="cancellation-phone">
        <ContactPhone task={task} />
      </FormRow>
      <Text task={task} field="email" autoComplete="email" />
      <TaskImei task={task} words={WORDS} notChecked={say("cancellation.imeiNotChecked")} />
      <Rows task={task} field="reasons" label="cancellation.reasons" rows={REASONS} />
      <Rows task={task} field="uses" label="cancellation.uses" rows={USES} />
      <TextArea
        {...useTaskField(task, "comment")}
        id="comment"
        label={say("cancellation.comment")}
        rows={6}
      />
    </TaskForm>
  );
}

function Text(props: Props & { field: "firstName" | "lastName" | "email"; autoComplete: string }) {
  const { task, field, autoComplete } = props;
  const say = useMessages();
  return (
    <TextField
      {...useTaskField(task, field)}
      id={field}
      type={field === "email" ? "email" : "text"}
      {...(field === "email" && { pasteTransform: emailFromPaste })}
      autoComplete={autoComplete}
      label={say(`${field}.label`)}
    />
  );
}

function Rows(
  props: Props & {
    field: "reasons" | "uses";
    label: PlainCode;
    rows: ReturnType<typeof rowsOf>;
  },
) {
  const { task, field, label, rows } = props;
  const say = useMessages();
  const { value, errorMessage, onChange } = useTaskField(task, field);
  return (
    <CheckboxRows
      id={field}
      label={say(label)}
      description={say("cancellation.anyNumber")}
      rows={rows.map(({ value: id, code }) => ({ value: id, label: say(code) }))}
      value={value}
      onChange={onChange}
      errorMessage={errorMessage}
    />
  );
}

/**
 * Fills in the customer's name if the account page has just read it. The name is only used with an
 * e-mail address in the URL: if that belongs to another customer, the form drops both.
 */
function KnownName({ task }: Props) {
  const { query } = useLink();
  const customerId = query("customer_id");
  if (customerId === null || query("email") === null) return null;
  return (
    <Suspense>
      <NameOf key={customerId} {...{ task, customerId }} />
    </Suspense>
  );
}

function NameOf({ task, customerId }: Props & { customerId: string }) {
  const { customer } = useAccount({ customerId, cancelled: false });
  const first = useTaskField(task, "firstName");
  const last = useTaskField(task, "lastName");
  // Runs only when the form opens: a name that the customer clears stays empty.
  const wasOpened = useRef(false);
  useEffect(() => {
    if (wasOpened.current) return;
    wasOpened.current = true;
    if (first.value !== "" || last.value !== "") return;
    first.onChange(customer.first_name ?? "");
    last.onChange(customer.last_name ?? "");
  }, [first, last, customer]);
  return null;
}
