/**
 * Loads the pages of all routes but the registration. These imports are in a separate chunk, because
 * each lists the files that it needs, and the first page would have to load those lists.
 */
export const pageImports = {
  expired: () => import("./ExpiredLinkPage.tsx"),
  notOffered: () => import("./NotOfferedPage.tsx"),
  box: () => import("../features/box/BoxPage.tsx"),
  account: () => import("../features/account/AccountPage.tsx"),
  pricing: () => import("../features/pricing/PricingPage.tsx"),
  phone: () => import("../features/phone-consent/PhoneConsentPage.tsx"),
  reactivation: () => import("../features/reactivation/ReactivationPage.tsx"),
  multiReactivation: () => import("../features/reactivation/MultiReactivationPage.tsx"),
  cancellation: () => import("../features/cancellation/CancellationPage.tsx"),
  cardUpdate: () => import("../features/card-update/CardUpdatePage.tsx"),
  planUpdate: () => import("../features/plan-update/PlanUpdatePage.tsx"),
  dormantMode: () => import("../features/dormant/DormantModePage.tsx"),
  dormantCancellation: () => import("../features/dormant/DormantCancellationPage.tsx"),
  smsPack: () => import("../features/packs/SmsPackPage.tsx"),
  etaPack: () => import("../features/packs/EtaPackPage.tsx"),
};
