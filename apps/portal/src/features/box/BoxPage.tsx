import { useContext, Suspense, useState } from "react";
import { Frame } from "../../app/Frame.tsx";
import { LanguageContext } from "../../app/language.ts";
import { lazyPage } from "../../app/lazy-page.tsx";
import { boxTexts } from "../../texts/box.ts";

const load = () => import("./BoxPhases.tsx");

/** The registration of a box of devices. Its code and texts are loaded together. */
export default function BoxPage() {
  const language = useContext(LanguageContext);
  const [page] = useState(() => lazyPage(load, () => language?.need(boxTexts)));
  return (
    <Suspense fallback={<Frame width="wide">{null}</Frame>}>
      <page.Component />
    </Suspense>
  );
}
