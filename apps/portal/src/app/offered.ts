/** The services of the portal by the first part of their route, the longer ones first. */
const ROUTES = [
  ["registration-charge", "/registration/charge"],
  ["registration", "/registration"],
  ["registration", "/register-many"],
  ["account", "/account"],
  ["pricing", "/pricing"],
  ["reactivation-charge", "/reactivation/charge"],
  ["reactivation", "/reactivation"],
  ["multi-reactivation", "/multi-reactivation"],
  ["cancellation", "/cancellation"],
  ["card-update", "/credit-card/update"],
  ["plan-update", "/device-plan/update"],
  ["dormant-mode", "/pay-dormantfee"],
  ["dormant-mode", "/activate-dormantfee"],
  ["dormant-cancellation", "/dormant-cancellation"],
  ["sms-pack", "/activate-smspack"],
  ["eta-pack", "/activate-etapack"],
  // A dialog of other pages.
  ["device-settings", "/device-settings"],
] as const;

/** A service that a vendor may offer: the name of a task, or of a page. */
export type Task = (typeof ROUTES)[number][0];

export const TASKS: readonly Task[] = [...new Set(ROUTES.map(([task]) => task))];

/** True if every name is one of a service. */
export const areTasks = (names: unknown): boolean =>
  Array.isArray(names) && names.every((name) => TASKS.some((task) => task === name));

/** The part of the configuration that lists what is offered. */
interface Offer {
  readonly tasks?: readonly Task[];
}

/** True if the vendor offers this service. Without a list in the configuration, all are offered. */
export const offersTask = ({ tasks }: Offer, task: Task): boolean => tasks?.includes(task) ?? true;

/**
 * True if the vendor offers the page of a route or of a link, such as `#/pricing`. Other sites are
 * not limited.
 */
export function offersPage(config: Offer, link: string): boolean {
  if (/^(\w+:|\/\/)/.test(link)) return true;
  const [route = ""] = link.slice(link.includes("#/") ? link.indexOf("#/") + 1 : 0).split("?");
  const [task] = ROUTES.find(([, start]) => `${route}/`.startsWith(`${start}/`)) ?? [];
  return task === undefined || offersTask(config, task);
}

/** The routes, with another page for those that are not offered. */
export const offeredRoutes = <Route extends { readonly path: string; readonly page: unknown }>(
  config: Offer,
  routes: readonly Route[],
  page: Route["page"],
): readonly Route[] =>
  routes.map((route) => (offersPage(config, route.path) ? route : { ...route, page }));

/** The link with which a customer cancels: the portal's own page or else the vendor's contact. */
export const cancellationLink = (
  config: Offer & { readonly links: { readonly contact: string } },
): string => (offersTask(config, "cancellation") ? "#/cancellation" : config.links.contact);

/** The calls without which a service cannot be carried out, by `operationId`. */
const CALLS: Readonly<Record<Task, readonly string[]>> = {
  registration: ["checkEmail", "checkImei", "listServicePlans", "register"],
  "registration-charge": ["checkEmail", "checkImei", "listServicePlans", "registerCharge"],
  account: ["listPlanUpdateDevices"],
  pricing: ["listServicePlans"],
  reactivation: ["listReactivationDevices", "getReactivationDeviceInfo", "reactivate"],
  "reactivation-charge": [
    "listReactivationDevices",
    "getReactivationDeviceInfo",
    "reactivateCharge",
  ],
  "multi-reactivation": ["listReactivationDevices", "getReactivationDeviceInfo", "reactivateMany"],
  cancellation: ["validateCancellationImei", "cancelSubscription"],
  "card-update": ["validateCard", "updateCard"],
  "plan-update": ["listPlanUpdateDevices", "listServicePlans", "updatePlan"],
  "dormant-mode": ["payDormantFee"],
  "dormant-cancellation": ["listDormantDevices", "cancelDormant"],
  "sms-pack": ["listServicePlans", "buySmsPack"],
  "eta-pack": ["listServicePlans", "buyEtaPack"],
  "device-settings": ["loadDeviceSettings", "saveDeviceSettings"],
};

/** Returns the services that can be carried out with these calls. */
export const tasksWith = (calls: readonly string[]): readonly Task[] =>
  TASKS.filter((task) => CALLS[task].every((call) => calls.includes(call)));
