import {
  type TaskView,
  useAccount,
  useLocale,
  useMessages,
  useTaskField,
  useTaskImei,
  useWaypost,
} from "@waypost/hooks";
import type { PlainCode, ShapeOf, TaskShape, cancellation } from "@waypost/hooks/flows";
import { REASON_LABELS, USE_LABELS, emailFromPaste } from "@waypost/hooks/rules";
import { CheckboxRows } from "@waypost/ui/CheckboxRows";
import { FormRow } from "@waypost/ui/Form";
import { TextArea } from "@waypost/ui/TextArea";
import { TextField } from "@waypost/ui/TextField";
import { TaskForm } from "../task/TaskForm.tsx";
import { EndOfService } from "./EndOfService.tsx";
import "./cancellation.css";
import type { TaskOnForm } from "../task/task-page-props.ts";
import { Suspense, useEffect, useMemo, useRef, useState } from "react";
import { PhoneInput } from "../../app/PhoneInput.tsx";
import { useLink } from "../../app/use-link.ts";
import { NativeSelect } from "@waypost/ui/NativeSelect";
import {
  PHONE_COUNTRIES,
  callingCode,
  countryNames,
  hasCode,
  nationalText,
  phoneCountry,
  readPhone,
} from "./phone-number.ts";
import { CheckedImei } from "../devices/CheckedImei.tsx";

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
        <Phone task={task} />
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

/** Returns the names of all countries in the language of the page, with their calling codes. */
function useCountryOptions() {
  const locale = useLocale();
  return useMemo(() => {
    const nameOf = countryNames(locale);
    const { compare } = new Intl.Collator(locale);
    const named = PHONE_COUNTRIES.map((country) => ({ country, name: nameOf(country) }));
    const options = named
      .toSorted((one, other) => compare(one.name, other.name))
      .map(({ country, name }) => ({
        value: country,
        label: `${name} (+${callingCode(country)})`,
      }));
    return { nameOf, options };
  }, [locale]);
}

function Phone({ task }: Props) {
  const documented = useWaypost("Phone").phoneRule === undefined;
  const phone = {
    ...useTaskField(task, "phone"),
    id: "phone",
    label: useMessages()("cancellation.phone"),
  };
  return documented ? <ContactPhone task={task} /> : <PhoneInput {...phone} />;
}

/** A phone number of any country. A number with a country code selects its country. */
function ContactPhone({ task }: { task: TaskOnForm<ShapeOf<typeof cancellation>> }) {
  const say = useMessages();
  const { nameOf, options } = useCountryOptions();
  const phone = useTaskField(task, "phone");
  const place = useTaskField(task, "phoneCountry");
  const country = phoneCountry(place.value);
  const [text, setText] = useState(() => nationalText(phone.value, country));
  const [wasLeft, setLeft] = useState(phone.value !== "");
  const read = (typed: string, chosen = country) => {
    const reading = readPhone(typed, chosen);
    if (reading.phone !== phone.value) phone.onChange(reading.phone);
    if (reading.country !== place.value) place.onChange(reading.country);
  };
  const isUnlikely = wasLeft && phone.value !== "" && !readPhone(text, country).isLikely;
  return (
    <>
      <NativeSelect
        id="phoneCountry"
        autoComplete="country"
        label={say("cancellation.country")}
        options={options}
        value={country}
        onChange={(value) => read(hasCode(text, country) ? "" : text, phoneCountry(value))}
      />
      <TextField
        id="phone"
        label={say("cancellation.phone")}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hasNumbers
        errorMessage={phone.errorMessage}
        note={isUnlikely && say("cancellation.phoneUnlikely", { country: nameOf(country) })}
        value={text}
        onChange={(typed) => {
          setText(typed);
          setLeft(false);
          read(typed);
        }}
        onBlur={() => {
          setLeft(true);
          if (phone.value !== "") setText(nationalText(phone.value, country));
        }}
      />
    </>
  );
}

/** The IMEI field of a task. */
function TaskImei<Shape extends TaskShape>(props: {
  task: TaskView<Shape>;
  /** The page's own messages for errors that do not come from the server. */
  words?: Parameters<typeof useTaskImei>[1];
  /** Shown beside the error of an IMEI that could not be checked. */
  notChecked?: string;
}) {
  const { task, words, notChecked } = props;
  return <CheckedImei id="imei" imei={useTaskImei(task, words)} notChecked={notChecked} />;
}
