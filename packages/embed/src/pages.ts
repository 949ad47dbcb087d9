/** The routes of the portal's pages, by the value of the attribute `page`. */
const ROUTES = {
  pricing: "/pricing",
  registration: "/registration/customer-information",
  account: "/account",
  "phone-confirmation": "/phone-confirmation",
  reactivation: "/reactivation",
  "multi-reactivation": "/multi-reactivation",
  cancellation: "/cancellation",
  "card-update": "/credit-card/update",
  "plan-update": "/device-plan/update",
  "activate-dormant": "/activate-dormantfee",
  "dormant-fee": "/pay-dormantfee",
  "dormant-cancellation": "/dormant-cancellation",
  "sms-pack": "/activate-smspack",
  "eta-pack": "/activate-etapack",
};

/** A value of the attribute `page`. */
export type PageName = keyof typeof ROUTES;

/** Returns the route of a page with the query of `hash`. For an unknown name, returns `hash`. */
export function hashFor(page: string | null, hash: string): string {
  if (page === null || !Object.hasOwn(ROUTES, page)) return hash;
  const query = hash.indexOf("?");
  return `#${ROUTES[page as PageName]}${query < 0 ? "" : hash.slice(query)}`;
}

/** Returns the name of the page at a route. All steps of the registration are one page. */
export function pageAt(route: string): string {
  if (route.startsWith("/registration/")) return "registration";
  const known = Object.entries(ROUTES).find(([, path]) => path === route);
  return known?.[0] ?? route.slice(1);
}
