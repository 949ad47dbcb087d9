import type { Scenario } from "./scenario.ts";
import brokenAnswers from "./named/broken-answers.json" with { type: "json" };
import canada from "./named/canada.json" with { type: "json" };
import cardDeclined from "./named/card-declined.json" with { type: "json" };
import cardExpired from "./named/card-expired.json" with { type: "json" };
import cardUpdateRefused from "./named/card-update-refused.json" with { type: "json" };
import cardWithoutFunds from "./named/card-without-funds.json" with { type: "json" };
import changedPrice from "./named/changed-price.json" with { type: "json" };
import deviceInUse from "./named/device-in-use.json" with { type: "json" };
import deviceTakenMeanwhile from "./named/device-taken-meanwhile.json" with { type: "json" };
import dormantSim from "./named/dormant-sim.json" with { type: "json" };
import emailCheckFails from "./named/email-check-fails.json" with { type: "json" };
import emptyAccount from "./named/empty-account.json" with { type: "json" };
import fleet from "./named/fleet.json" with { type: "json" };
import gatewayTimeout from "./named/gateway-timeout.json" with { type: "json" };
import inSpanish from "./named/in-spanish.json" with { type: "json" };
import latePayment from "./named/late-payment.json" with { type: "json" };
import loginPage from "./named/login-page.json" with { type: "json" };
import lostPurchase from "./named/lost-purchase.json" with { type: "json" };
import lostReply from "./named/lost-reply.json" with { type: "json" };
import monthsEnd from "./named/months-end.json" with { type: "json" };
import newCustomer from "./named/new-customer.json" with { type: "json" };
import noPrices from "./named/no-prices.json" with { type: "json" };
import partialRegistration from "./named/partial-registration.json" with { type: "json" };
import planUpdateRefused from "./named/plan-update-refused.json" with { type: "json" };
import registrationRefused from "./named/registration-refused.json" with { type: "json" };
import registrationRefusedSilently from "./named/registration-refused-silently.json" with { type: "json" };
import restrictedPlan from "./named/restricted-plan.json" with { type: "json" };
import returningCustomer from "./named/returning-customer.json" with { type: "json" };
import serverError from "./named/server-error.json" with { type: "json" };
import sessionExpired from "./named/session-expired.json" with { type: "json" };
import slowLine from "./named/slow-line.json" with { type: "json" };
import smallStock from "./named/small-stock.json" with { type: "json" };
import terminatedSim from "./named/terminated-sim.json" with { type: "json" };
import tooManyRequests from "./named/too-many-requests.json" with { type: "json" };
import wrongPassword from "./named/wrong-password.json" with { type: "json" };
import wrongSecurityCode from "./named/wrong-security-code.json" with { type: "json" };

const files = {
  "new-customer": newCustomer,
  "returning-customer": returningCustomer,
  "card-declined": cardDeclined,
  "card-without-funds": cardWithoutFunds,
  "wrong-security-code": wrongSecurityCode,
  "card-expired": cardExpired,
  "wrong-password": wrongPassword,
  "partial-registration": partialRegistration,
  "device-in-use": deviceInUse,
  "device-taken-meanwhile": deviceTakenMeanwhile,
  "terminated-sim": terminatedSim,
  "email-check-fails": emailCheckFails,
  "registration-refused": registrationRefused,
  "registration-refused-silently": registrationRefusedSilently,
  "server-error": serverError,
  "lost-reply": lostReply,
  "gateway-timeout": gatewayTimeout,
  "late-payment": latePayment,
  "too-many-requests": tooManyRequests,
  "no-prices": noPrices,
  "changed-price": changedPrice,
  "restricted-plan": restrictedPlan,
  "plan-update-refused": planUpdateRefused,
  "dormant-sim": dormantSim,
  "session-expired": sessionExpired,
  "empty-account": emptyAccount,
  fleet,
  "months-end": monthsEnd,
  "slow-line": slowLine,
  "broken-answers": brokenAnswers,
  "login-page": loginPage,
  "card-update-refused": cardUpdateRefused,
  "lost-purchase": lostPurchase,
  canada,
  "in-spanish": inSpanish,
  "small-stock": smallStock,
};

/** The name of a built-in scenario. */
export type ScenarioName = keyof typeof files;

/** The built-in scenarios, by name. */
export const named: Readonly<Record<ScenarioName, Scenario>> = files as Record<
  ScenarioName,
  Scenario
>;
