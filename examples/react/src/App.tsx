import { useMessages } from "@waypost/hooks";
import { PageFrame } from "@waypost/ui/PageFrame";
import { ToastRegion } from "@waypost/ui/ToastRegion";
import { Account } from "./Account.tsx";
import { useRoute } from "./address.ts";
import { BRAND, SUPPORT_EMAIL } from "./brand.ts";
import { Progress, Wizard } from "./registration/Wizard.tsx";
import { SmsPack } from "./SmsPack.tsx";
import { toasts } from "./waypost.ts";

/** The frame and the page of the route. */
export function App() {
  const say = useMessages();
  const { route, query } = useRoute();
  const customerId = query("customer_id");
  const page =
    customerId === null ? null : route === "/account" ? (
      <Account customerId={customerId} />
    ) : route === "/activate-smspack" ? (
      <SmsPack customerId={customerId} />
    ) : null;
  return (
    <PageFrame
      brand={<span className="brand">{BRAND}</span>}
      brandHref="#/"
      navigation={
        <a className="waypost-link" href={`mailto:${SUPPORT_EMAIL}`}>
          {say("support.contact")}
        </a>
      }
      progress={page === null && <Progress />}
      labels={{ skip: say("page.skip") }}
    >
      {page ?? <Wizard />}
    </PageFrame>
  );
}

/** Short messages, such as an error after a submit. */
export function Toasts() {
  const say = useMessages();
  return (
    <ToastRegion
      queue={toasts}
      labels={{ region: say("toast.region"), close: say("action.dismiss") }}
    />
  );
}
