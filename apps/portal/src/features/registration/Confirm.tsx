import {
  type RegistrationView,
  useDevicePlan,
  useFormats,
  useMessages,
  useRegistration,
  useSecondsUntil,
} from "@waypost/hooks";
import { Button } from "@waypost/ui/Button";
import { DeviceDrawing } from "@waypost/ui/DeviceDrawing";
import { FormActions } from "@waypost/ui/Form";
import { Heading } from "../../app/Heading.tsx";
import { CustomerAccount } from "./CustomerAccount.tsx";
import { Registered } from "./Registered.tsx";
import { Imei } from "@waypost/ui/Imei";
import { UnknownOutcome } from "../checkout/UnknownOutcome.tsx";
import { SentFacts } from "../checkout/SentFacts.tsx";
import { ErrorPanel } from "@waypost/ui/ErrorPanel";
import { OrderSheet } from "../checkout/OrderSheet.tsx";
import { ReviewDialog } from "../checkout/ReviewDialog.tsx";
import { ServerText } from "../../app/ServerText.tsx";

/** The last step: the confirmation, the wait, and the outcome. */
export default function Confirm() {
  const say = useMessages();
  const screen = useRegistration();
  switch (screen.phase) {
    case "reviewing":
    case "sending":
    case "reading-back":
    case "unknown":
      return (
        <>
          <Heading>{say(screen.phase === "unknown" ? titleOf(screen) : "step.confirm")}</Heading>
          {screen.phase === "reviewing" && <p className="waypost-lead">{say("confirm.lead")}</p>}
          <ConfirmSheet screen={screen} />
        </>
      );
    // After an outcome, shows the link to the account.
    case "failed":
      return (
        <>
          <Failed screen={screen} />
          <CustomerAccount screen={screen} />
        </>
      );
    case "done":
      return <Registered screen={screen} />;
    default:
      return null;
  }
}

type Lost = RegistrationView<"reading-back" | "unknown">;

const titleOf = ({ isElsewhere }: Lost) =>
  isElsewhere ? ("elsewhere.title" as const) : ("confirm.unknownTitle" as const);

/** The sheet of the order. */
function ConfirmSheet({ screen }: { screen: RegistrationView<"reviewing" | "sending"> | Lost }) {
  const say = useMessages();
  return (
    <OrderSheet screen={screen} looking={say("readBack.running")}>
      {"review" in screen ? (
        <ConfirmQuestion screen={screen} />
      ) : (
        <UnknownRegistration screen={screen} />
      )}
    </OrderSheet>
  );
}

/**
 * No reply was received. Shows the documented text, the request, the result of the read-back and
 * the time of the next one. Another attempt is offered only if it is safe.
 */
function UnknownRegistration({ screen }: { screen: Lost }) {
  const say = useMessages();
  const { isElsewhere, title, found, isSettled, canSendAgain, canStartOver } = screen;
  return (
    <UnknownOutcome
      screen={{ ...screen, title: isElsewhere ? null : title }}
      title={say(titleOf(screen))}
      canStartOver={canStartOver && !canSendAgain}
      canCheckOutcome
      until={screen.phase === "unknown" && <FoundDevices found={found} />}
      back={
        <Button variant="quiet" onPress={screen.back}>
          {say("action.previous")}
        </Button>
      }
    >
      <SentDevices request={screen.request} />
      {!isSettled && (
        <div>
          <p>{say("readBack.inProgress")}</p>
          <ReadBackCountdown looksAgainAt={screen.looksAgainAt} />
        </div>
      )}
      <CustomerAccount screen={screen} />
    </UnknownOutcome>
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
      <ErrorPanel title={say("failure.title")} message={<ServerText text={text} />}>
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

/** The maximum number of devices that are listed. The order of a box lists its plans. */
const MAX_ROWS = 4;

/** The confirmation of the order, with its devices. */
function ConfirmQuestion({ screen }: { screen: RegistrationView<"reviewing" | "sending"> }) {
  const say = useMessages();
  const formats = useFormats();
  const { rows, lines } = screen.review;
  const isBox = rows.length > MAX_ROWS;
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
        {isBox
          ? lines.map(({ label, count, price, sum }) => (
              <div key={`${label} ${price}`}>
                <dt>{`${formats.number(count)} × ${label}`}</dt>
                <Amount price={sum} />
              </div>
            ))
          : rows.map(({ id, name, planName, price }) => (
              <div key={id}>
                <dt>
                  <OrderedDrawing id={id} />
                  <span>{planName}</span>
                  <span className="waypost-quiet">{name}</span>
                </dt>
                <Amount price={price} />
              </div>
            ))}
      </dl>
    </ReviewDialog>
  );
}

function Amount({ price }: { price: number | null }) {
  const say = useMessages();
  const { priceParams } = useFormats();
  return (
    <dd className="waypost-numbers">
      {price === null ? "–" : say("confirm.usd", priceParams(price))}
    </dd>
  );
}

function OrderedDrawing({ id }: { id: string }) {
  return <DeviceDrawing kind={useDevicePlan(id).kind} />;
}
