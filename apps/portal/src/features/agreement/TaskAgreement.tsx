import { useFormats, useMessages, useWaypost, type TaskView } from "@waypost/hooks";
import type { TaskShape } from "@waypost/hooks/flows";
import { Button } from "@waypost/ui/Button";
import { useConfig } from "../../app/ConfigContext.ts";
import { cancellationLink } from "../../app/offered.ts";
import { saveFile } from "../../app/save-file.ts";
import { calendarFile } from "../registration/calendar-file.ts";
import { AgreementSheet } from "./AgreementSheet.tsx";

type Receipt = TaskView<TaskShape, "done">["receipt"];

/** The consent receipt of a paid task. */
export function TaskAgreement(props: { receipt: Receipt; later?: string | undefined }) {
  const say = useMessages();
  const { consent, review } = props.receipt;
  if (consent === null || typeof review.total !== "number") return null;
  return (
    <AgreementSheet
      consents={[consent]}
      later={props.later}
      actions={
        <>
          <RenewalCalendar consent={consent} />
          <Button size="small" onPress={() => print()}>
            {say("registered.print")}
          </Button>
        </>
      }
    />
  );
}

/** Saves the first renewals as calendar entries, with their prices and how to cancel. */
function RenewalCalendar({ consent }: { consent: NonNullable<Receipt["consent"]> }) {
  const say = useMessages();
  const { price } = useFormats();
  const { now } = useWaypost();
  const { flow, at, renewals } = consent;
  const cancelUrl = new URL(cancellationLink(useConfig()), window.location.href).href;
  const calendar = calendarFile(
    renewals.map(({ months, dollars, first }) => ({
      uid: `${flow}-${at ?? ""}-${String(months)}@waypost`,
      date: first ?? "",
      summary: say("registered.renewal", { devices: price(dollars) }),
      description: `${price(dollars)} · ${say("agreed.cancel")}: ${cancelUrl}`,
      url: cancelUrl,
    })),
    now(),
  );
  if (calendar === null) return null;
  return (
    <Button size="small" onPress={() => saveFile("renewal.ics", "text/calendar", calendar)}>
      {say("registered.calendar")}
    </Button>
  );
}
