/**
 * Loads the code that follows the first form. These imports are in a separate chunk, because each
 * import lists the files that it needs, and the first page would have to load those lists.
 */
export const stepImports = {
  emailProblems: () => import("./EmailProblems.tsx"),
  frontDoor: () => import("./scan/FrontDoor.tsx"),
  price: () => import("./StartingPrice.tsx"),
  summary: () => import("./Summary.tsx"),
  account: () => import("./KnownEmailForm.tsx"),
  details: () => import("./DetailsForm.tsx"),
  "activation-type": () => import("./ActivationType.tsx"),
  "payment-method": () => import("./PaymentMethod.tsx"),
  terms: () => import("./Terms.tsx"),
  confirm: () => import("./Confirm.tsx"),
};
