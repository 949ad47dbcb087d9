import {
  dormantActivation,
  dormantFee,
  imeiOfSubject,
  simTermination,
  type ShapeOf,
} from "@waypost/hooks/flows";
import { DORMANT_FEE, addressQuery, addressRoute, dormantOffer } from "@waypost/hooks/rules";
import { useAddress } from "../../app/hash-location.ts";
import { ReturnLink } from "../task/ReturnLink.tsx";
import { shownId } from "../task/identity-text.ts";
import { TaskPage } from "../task/TaskPage.tsx";
import { type TaskView, useCardText, useFormats, useMessages, useTaskCard } from "@waypost/hooks";
import { Reason } from "@waypost/ui/ActionBar";
import { Consequences } from "@waypost/ui/Consequences";
import { ErrorPanel } from "@waypost/ui/ErrorPanel";
import { MoneyLine } from "@waypost/ui/MoneyLine";
import { Agreement } from "../agreement/Agreement.tsx";
import { CardTaskForm } from "../card/CardTaskForm.tsx";
import { TaskForm } from "../task/TaskForm.tsx";
import { SimOf, type AboutSim } from "./SimCard.tsx";
import { terminationOf } from "./termination.ts";
import type { TaskInReview, TaskOnForm } from "../task/task-page-props.ts";
import { DeviceCard } from "@waypost/ui/DeviceCard";
import { ReviewDialog } from "../checkout/ReviewDialog.tsx";
import { LinkButton } from "@waypost/ui/Button";
import { Result } from "@waypost/ui/Result";
import { useEffect } from "react";
import { useConfig } from "../../app/ConfigContext.ts";
import { TaskAgreement } from "../agreement/TaskAgreement.tsx";
import { reviewMoney } from "../task/OrderMoney.tsx";

const COMMON = {
  title: "dormant.title",
  missing: "dormant.inputMissing",
  nameSubject: (subject: string) => shownId(imeiOfSubject(subject)),
} as const;

/** Activates dormant mode, or terminates a SIM. The URL selects the task and if a card pays. */
export default function DormantModePage() {
  const address = useAddress();
  const variant = addressRoute(address) === "/pay-dormantfee" ? "pay" : "dontpay";
  const offer = dormantOffer(variant, addressQuery(address, "paying") ?? undefined);
  if (offer.button === "terminate") {
    return (
      <TaskPage
        key="terminate"
        {...COMMON}
        flow={simTermination}
        title="dormant.terminateTitle"
        subtitle="dormant.title"
        isIrreversible
        lead="dormant.terminateLead"
        Form={TerminateForm}
        Review={TerminationReview}
        Done={Terminated}
      />
    );
  }
  return offer.needsCard ? (
    <TaskPage
      key="pay"
      {...COMMON}
      flow={dormantFee}
      lead="dormant.lead"
      Form={FeeForm}
      Review={ActivationReview}
      Done={Activated}
    />
  ) : (
    <TaskPage
      key="activate"
      {...COMMON}
      flow={dormantActivation}
      lead="dormant.lead"
      Form={ActivateForm}
      Review={ActivationReview}
      Done={Activated}
    />
  );
}

/**
 * Activates dormant mode, paid with a card. The button sends the request without a confirmation.
 */
function FeeForm({ task }: { task: TaskOnForm<ShapeOf<typeof dormantFee>> }) {
  const say = useMessages();
  const { price } = useFormats();
  return (
    <CardTaskForm
      task={task}
      submitLabel={say("dormant.activate")}
      sendsAtOnce
      heading={say("dormant.payment")}
      refused="task.notOrdered"
      afterCard={<Fee isDueNow />}
      notice={
        <div>
          <MoneyLine now={say("task.today", { amount: price(DORMANT_FEE) })} />
          <Agreement rows={[]} card={useCardText(useTaskCard(task)) ?? say("agree.cardAbove")} />
        </div>
      }
    >
      <SimOf task={task} />
    </CardTaskForm>
  );
}

/**
 * Activates dormant mode without a card. The button works only if the address contains the choice.
 */
function ActivateForm({ task }: { task: TaskOnForm<ShapeOf<typeof dormantActivation>> }) {
  const say = useMessages();
  const hasChoice = (task.data.paying ?? null) !== null;
  return (
    <Reason id={hasChoice ? undefined : "choice"}>
      <TaskForm
        task={task}
        submitLabel={say("dormant.activate")}
        isDisabled={!hasChoice}
        sendsAtOnce
        refused="task.notOrdered"
        notice={hasChoice && <Agreement rows={[]} isDueNow={false} card={say("packs.onFile")} />}
      >
        <SimOf task={task} />
        {hasChoice ? (
          <Fee isDueNow={false} />
        ) : (
          <div id="choice">
            <ErrorPanel tone="warning" message={say("dormant.choiceMissing")} />
          </div>
        )}
      </TaskForm>
    </Reason>
  );
}

/** The fee of dormant mode, and where to ask what the page does not know. */
function Fee({ isDueNow }: { isDueNow: boolean }) {
  const say = useMessages();
  const fee = useFormats().shortPrice(DORMANT_FEE);
  const { supportEmail: email } = useConfig();
  const known = isDueNow ? [] : [say("dormant.notKnown")];
  const facts = [say("dormant.fee", { fee }), ...known, say("dormant.reversible")];
  const unclear = say("dormant.unclear", { email, fee });
  return <Consequences gravity="money" facts={[...facts, unclear]} />;
}

/** The form that opens the confirmation before a SIM is terminated. */
function TerminateForm({ task }: { task: TaskOnForm<ShapeOf<typeof simTermination>> }) {
  const say = useMessages();
  return (
    <TaskForm task={task} submitLabel={say("dormant.terminate")} variant="danger">
      <Consequences gravity="irreversible" {...terminationOf(say)} />
      <SimOf task={task} />
    </TaskForm>
  );
}

/** Shown only before a repetition, or after another window has sent a request. */
function ActivationReview<Shape extends AboutSim>({ task }: { task: TaskInReview<Shape> }) {
  const say = useMessages();
  return (
    <ReviewDialog
      withoutRows
      screen={task}
      title={say("dormant.title")}
      labels={{ confirm: say("dormant.activate"), cancel: say("action.cancel") }}
      total={({ money }) => say("task.today", { amount: money })}
    >
      <Sim task={task} />
    </ReviewDialog>
  );
}

/** The consequences of a termination. */
function TerminationReview({ task }: { task: TaskInReview<ShapeOf<typeof simTermination>> }) {
  const say = useMessages();
  return (
    <ReviewDialog
      withoutRows
      screen={task}
      title={say("dormant.sure")}
      labels={{ confirm: say("dormant.terminateSim"), cancel: say("action.cancel") }}
      irreversible={terminationOf(say)}
    >
      <Sim task={task} />
    </ReviewDialog>
  );
}

function Sim<Shape extends AboutSim>({ task }: { task: TaskInReview<Shape> }) {
  const say = useMessages();
  const imei = shownId(task.data.imei);
  return (
    <DeviceCard
      variant="row"
      kind={null}
      name={imei === "" ? say("dormant.device") : ""}
      imei={imei}
      labels={{
        imei: say("dormant.imei"),
        copy: (term) => say("fact.copy", { term }),
        copied: say("fact.copied"),
      }}
    />
  );
}

export function Activated<Shape extends AboutSim>({ task }: { task: TaskView<Shape, "done"> }) {
  return <SimDone task={task} message={useMessages()("dormant.activated")} />;
}

export function Terminated({ task }: { task: TaskView<ShapeOf<typeof simTermination>, "done"> }) {
  return <SimDone task={task} message={useMessages()("dormant.terminated")} />;
}

/** Documented: the success message replaces the button, and there is no dialog. */
function SimDone<Shape extends AboutSim>({
  task,
  message,
}: {
  task: TaskView<Shape, "done">;
  message: string;
}) {
  const say = useMessages();
  const formats = useFormats();
  const { links } = useConfig();
  const { run, receipt } = task;
  const { review, alsoSaid } = receipt;
  // There is no dialog to close: leaving the page confirms that its success was seen.
  useEffect(() => () => run.send({ type: "close-dialog" }), [run]);
  return (
    <div className="waypost-Form">
      <SimOf task={task} />
      <Result
        tone="done"
        message={message}
        money={
          review.isDueNow &&
          reviewMoney(review, (total) =>
            say("task.agreed", {
              ...formats.priceParams(total),
              last4: receipt.consent?.last4 ?? null,
            }),
          )
        }
        until={alsoSaid !== null && <p className="waypost-quiet">{alsoSaid}</p>}
        actions={
          <>
            <ReturnLink />
            <LinkButton variant="primary" href={links.login}>
              {say("task.tracking")}
            </LinkButton>
          </>
        }
      />
      <TaskAgreement receipt={receipt} />
    </div>
  );
}
