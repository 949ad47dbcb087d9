import { addressQuery, addressRoute } from "@waypost/hooks/rules";
import { useSyncExternalStore } from "react";
import { BRAND, SUPPORT_EMAIL } from "./brand.ts";
import { Registration } from "./Registration.tsx";
import { SmsPack } from "./SmsPack.tsx";

function onNavigate(listener: () => void): () => void {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
}

/** The header and the page of the address: the registration, or `#/sms?customer_id=1001`. */
export function App() {
  const address = useSyncExternalStore(
    onNavigate,
    () => location.href,
    () => "",
  );
  const customerId = addressRoute(address) === "/sms" ? addressQuery(address, "customer_id") : null;
  return (
    <div className="min-h-screen bg-slate-50 text-slate-900 dark:bg-slate-950 dark:text-slate-100">
      <header className="border-b border-slate-200 bg-white dark:border-slate-800 dark:bg-slate-900">
        <div className="mx-auto flex max-w-2xl items-center justify-between px-5 py-4">
          <a href="#/" className="text-lg font-bold text-brand dark:text-brand-light">
            {BRAND}
          </a>
          <a href={`mailto:${SUPPORT_EMAIL}`} className="underline underline-offset-4">
            Contact Us
          </a>
        </div>
      </header>
      <main className="mx-auto max-w-2xl px-5 py-8">
        {customerId === null ? <Registration /> : <SmsPack customerId={customerId} />}
      </main>
    </div>
  );
}
