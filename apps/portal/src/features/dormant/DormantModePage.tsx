import { dormantActivation, imeiOfSubject, dormantFee, simTermination } from "@waypost/hooks/flows";
import { addressQuery, addressRoute, dormantOffer } from "@waypost/hooks/rules";
import { useAddress } from "../../app/hash-location.ts";
import { shownId } from "../task/identity-text.ts";
import { TaskPage } from "../task/TaskPage.tsx";
import { ActivateForm, FeeForm, TerminateForm } from "./DormantForms.tsx";
import { ActivationReview, TerminationReview } from "./DormantReview.tsx";
import { Activated, Terminated } from "./SimDone.tsx";

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
