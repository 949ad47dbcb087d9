import {
  type RegistrationView,
  useFormats,
  useMessages,
  useRegistration,
  useSecondsUntil,
} from "@waypost/hooks";
import { Button } from "@waypost/ui/Button";
import { FormActions } from "@waypost/ui/Form";
import { LoadingOverlay } from "@waypost/ui/LoadingOverlay";
import { useEffect } from "react";
import { Heading } from "../../app/Heading.tsx";
import { toasts } from "../../app/notices.ts";
import { CustomerAccount } from "./CustomerAccount.tsx";
import { Registered } from "./Registered.tsx";
import { useLeaveGuard } from "../../app/use-leave-guard.ts";
import { Imei } from "@waypost/ui/Imei";
import { UnknownOutcome } from "../checkout/UnknownOutcome.tsx";
import { SentFacts } from "../checkout/SentFacts.tsx";
import { ErrorPanel } from "@waypost/ui/ErrorPanel";
import { ReviewDialog } from "../checkout/ReviewDialog.tsx";

/** The last step: the confirmation, the wait, and the outcome. */
export default function Confirm() {
  const say = useMessages();
  const screen = useRegistration();
  useLeaveGuard(screen.phase === "sending");
  switch (screen.phase) {
    case "reviewing":
      return (
        <>
          <Heading>{say("step.confirm")}</Heading>
          <p className="waypost-lead">{say("confirm.lead")}</p>
          <ConfirmQuestion screen={screen} />
        </>
      );
    case "sending":
      return <Sending screen={screen} />;
    case "reading-back":
      return <ReadingBack screen={screen} />;
    // After an outcome, shows the link to the account.
    case "failed":
      return (
        <>
          <Failed screen={screen} />
          <CustomerAccount screen={screen} />
        </>
      );
    case "unknown":
      return (
        <>
          <UnknownRegistration screen={screen} />
          <CustomerAccount screen={screen} />
        </>
      );
    case "done":
      return <Registered screen={screen} />;
    default:
      return null;
  }
}

/** Shown while the request is pending. Toasts of an earlier attempt are removed. */
function Sending({ screen }: { screen: RegistrationView<"sending"> }) {
  const say = useMessages();
  useEffect(() => toasts.clear(), []);
  return (
    <>
      <Heading>{say("step.confirm")}</Heading>
      <LoadingOverlay cover="page" isLoading label={screen.message} detail={say("confirm.stay")} />
    </>
  );
}

/** No reply was received. The page checks if the devices were registered. */
function ReadingBack({ screen }: { screen: RegistrationView<"reading-back"> }) {
  const say = useMessages();
  return (
    <>
      <Heading>{say("step.confirm")}</Heading>
      <LoadingOverlay isLoading label={say("readBack.running")} />
      <FormActions>
        <Button variant="quiet" onPress={screen.back}>
          {say("action.previous")}
        </Button>
      </FormActions>
    </>
  );
}

/**
 * No reply was received. Shows the documented text, the request, the result of the read-back and
 * the time of the next one. Another attempt is offered only if it is safe.
 */
function UnknownRegistration({ screen }: { screen: RegistrationView<"unknown"> }) {
  const say = useMessages();
  const { isElsewhere, title, found, isSettled, canSendAgain, canStartOver } = screen;
  return (
    <>
      <Heading>{say(isElsewhere ? "elsewhere.title" : "confirm.unknownTitle")}</Heading>
      <UnknownOutcome
        screen={{ ...screen, title: isElsewhere ? null : title }}
        canStartOver={canStartOver && !canSendAgain}
        canCheckOutcome
        scrollsIntoView={isElsewhere}
        until={<FoundDevices found={found} />}
      >
        <SentDevices request={screen.request} />
        {!isSettled && (
          <div>
            <p>{say("readBack.inProgress")}</p>
            <ReadBackCountdown looksAgainAt={screen.looksAgainAt} />
          </div>
        )}
      </UnknownOutcome>
      <FormActions>
        <Button variant="quiet" onPress={screen.back}>
          {say("action.previous")}
        </Button>
      </FormActions>
    </>
  );
}

function FoundDevices({ found }: Pick<RegistrationView<"unknown">, "found">) {
  const say = useMessages();
  if (found.length === 0) return <p>{say("readBack.lost")}</p>;
  return (
    <ul className="task-list">
      {found.map(({ imei, text }) => (
        <li key={imei}>
          <Imei>{text}</Imei>
        </li>
      ))}
    </ul>
  );
}

/** A countdown to the next read-back, announced once a minute. */
function ReadBackCountdown({ looksAgainAt }: { looksAgainAt: number | null }) {
  const say = useMessages();
  const seconds = useSecondsUntil(looksAgainAt);
  if (seconds === null) return null;
  const rest = String(seconds % 60).padStart(2, "0");
  return (
    <>
      <p className="waypost-numbers" aria-hidden="true">
        {say("readBack.countdown", { clock: `${Math.floor(seconds / 60)}:${rest}` })}
      </p>
      <output className="waypost-hidden">
        {say("readBack.minutes", { minutes: Math.max(1, Math.ceil(seconds / 60)) })}
      </output>
    </>
  );
}

/** The request without a reply: the devices, the amount, the card and the time. */
function SentDevices({ request }: Pick<RegistrationView<"unknown">, "request">) {
  const { devices, total, last4, at } = request;
  if (devices.length === 0) return null;
  const named = (
    <ul className="task-list">
      {devices.map(({ imei, name }) => (
        <li key={imei}>
          {name !== "" && <div>{name}</div>}
          <Imei className="waypost-quiet">{imei}</Imei>
        </li>
      ))}
    </ul>
  );
  return <SentFacts subjects={named} amount={total} {...{ last4, at }} />;
}

/** The server rejected the registration, or it was not sent. Nothing was charged in either case. */
export function Failed({ screen }: { screen: RegistrationView<"failed"> }) {
  const say = useMessages();
  const { failure, back, changeCard } = screen;
  const { text, inUse, isRejection } = failure;
  return (
    <>
      <Heading>{say("confirm.failedTitle")}</Heading>
      <ErrorPanel title={say("failure.title")} message={text}>
        {inUse.length === 0 && (
          <span>{say(isRejection ? "confirm.failedNext" : "confirm.notSent")}</span>
        )}
        {inUse.map((imei) => (
          <p key={imei}>{say("confirm.inUse", { imei })}</p>
        ))}
      </ErrorPanel>
      <FormActions>
        <Button variant={isRejection ? "quiet" : "primary"} onPress={back}>
          {say("action.previous")}
        </Button>
        {isRejection && (
          <Button variant="primary" onPress={changeCard}>
            {say("card.another")}
          </Button>
        )}
      </FormActions>
    </>
  );
}

/** The confirmation of the order, with its devices. */
function ConfirmQuestion({ screen }: { screen: RegistrationView<"reviewing"> }) {
  const say = useMessages();
  const formats = useFormats();
  return (
    <ReviewDialog
      screen={screen}
      title={say("confirm.title")}
      labels={{ confirm: say("action.confirm"), cancel: say("action.goBack") }}
      total={(price) => say("confirm.total", price)}
      isGuaranteed
      withoutRows
    >
      <dl className="review-rows">
        {screen.review.rows.map(({ id, name, planName, price }) => (
          <div key={id}>
            <dt>
              <span>{planName}</span>
              <span className="waypost-quiet">{name}</span>
            </dt>
            <dd className="waypost-numbers">
              {price === null ? "–" : say("confirm.usd", formats.priceParams(price))}
            </dd>
          </div>
        ))}
      </dl>
    </ReviewDialog>
  );
}
