import { useMessages } from "@waypost/hooks";
import { Skeleton } from "@waypost/ui/Skeleton";
import { Suspense } from "react";
import { Frame } from "../../app/Frame.tsx";
import { Heading } from "../../app/Heading.tsx";
import { Pricing } from "./Pricing.tsx";

/** The prices and features of all plans, for visitors who have not started a registration. */
export default function PricingPage() {
  const say = useMessages();
  return (
    <Frame width="wide">
      <Heading>{say("pricing.title")}</Heading>
      <p className="waypost-lead">{say("pricing.lead")}</p>
      <Suspense fallback={<Skeleton shape="card" label={say("plan.loading")} />}>
        <Pricing />
      </Suspense>
    </Frame>
  );
}
