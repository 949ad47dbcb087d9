import { Alert, AlertDescription, AlertTitle } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { FieldError, FieldLegend, FieldSet } from "@/components/ui/field";
import { useMessages, useTask, useTaskField, useTaskImei } from "@waypost/hooks";
import { cancellation, imeiOfSubject, type PlainCode, type ShapeOf } from "@waypost/hooks/flows";
import { REASON_LABELS, USE_LABELS } from "@waypost/hooks/rules";
import { CheckField, TextArea, TextField } from "@/components/waypost-fields";
import { DANGER } from "@/components/waypost-question";
import { TaskCard, type TaskOnForm } from "@/components/waypost-task";

type Props = { task: TaskOnForm<ShapeOf<typeof cancellation>> };

/** Ends the subscription of a device. `imei` and `email` fill in the fields. */
export function Cancellation({ imei, email }: { imei?: string; email?: string }) {
  const say = useMessages();
  const task = useTask(cancellation, { imei: imei ?? null, email: email ?? null });
  return (
    <TaskCard
      task={task}
      title={say("cancellation.heading")}
      question={say("cancellation.question")}
      confirm={say("action.submit")}
      cancel={say("action.cancel")}
      isDanger
      sendsAtOnce
      again={say("cancellation.another")}
      nameOf={imeiOfSubject}
      success={say("cancellation.success")}
    >
      {(form) => <CancellationForm task={form} />}
    </TaskCard>
  );
}

function CancellationForm({ task }: Props) {
  const say = useMessages();
  const { imei } = task.data;
  return (
    <>
      <Alert role="note">
        <AlertTitle>
          {imei === null ? say("cancellation.ends") : say("cancellation.endsImei", { imei })}
        </AlertTitle>
        <AlertDescription>
          <p>{say("cancellation.stillTracks")}</p>
          <p>{say("cancellation.comingBack")}</p>
        </AlertDescription>
      </Alert>
      <p className="text-muted-foreground">{say("cancellation.allRequired")}</p>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          label={say("firstName.label")}
          field={useTaskField(task, "firstName")}
          autoComplete="given-name"
        />
        <TextField
          label={say("lastName.label")}
          field={useTaskField(task, "lastName")}
          autoComplete="family-name"
        />
      </div>
      <TextField
        label={say("cancellation.phone")}
        field={useTaskField(task, "phone")}
        type="tel"
        autoComplete="tel"
      />
      <TextField
        label={say("email.label")}
        field={useTaskField(task, "email")}
        type="email"
        autoComplete="email"
      />
      <Imei task={task} />
      <Rows task={task} field="reasons" label={say("cancellation.reasons")} rows={REASON_LABELS} />
      <Rows task={task} field="uses" label={say("cancellation.uses")} rows={USE_LABELS} />
      <TextArea label={say("cancellation.comment")} field={useTaskField(task, "comment")} />
      {[say("cancellation.sendsAtOnce"), ...task.warnings].map((text) => (
        <p key={text}>{text}</p>
      ))}
      <Button type="submit" size="lg" className={`justify-self-end ${DANGER}`}>
        {say("action.submit")}
      </Button>
    </>
  );
}

/** The IMEI, which the server checks while it is typed. */
function Imei({ task }: Props) {
  const say = useMessages();
  const imei = useTaskImei(task);
  return (
    <div className="grid gap-2">
      <TextField
        label={say("imei.label")}
        field={imei}
        inputMode="numeric"
        onBlur={imei.onBlur}
        description={imei.isChecking ? say("imei.checking") : undefined}
      />
      {imei.advice !== null && <p className="text-muted-foreground">{imei.advice}</p>}
      {imei.canCheckAgain && (
        <Button variant="outline" className="justify-self-start" onPress={imei.checkAgain}>
          {say("action.retry")}
        </Button>
      )}
    </div>
  );
}

/** Checkboxes, of which at least one is required. */
function Rows(
  props: Props & {
    field: "reasons" | "uses";
    label: string;
    rows: Readonly<Record<string, PlainCode>>;
  },
) {
  const { value, errorMessage, onChange } = useTaskField(props.task, props.field);
  const say = useMessages();
  return (
    <FieldSet>
      <FieldLegend variant="label">{props.label}</FieldLegend>
      {Object.entries(props.rows).map(([row, code]) => (
        <CheckField
          key={row}
          label={say(code)}
          value={value.includes(row)}
          onChange={(isSelected) =>
            onChange(isSelected ? [...value, row] : value.filter((one) => one !== row))
          }
        />
      ))}
      <FieldError>{errorMessage}</FieldError>
    </FieldSet>
  );
}
