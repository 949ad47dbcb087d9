import { useFormats, useMessages } from "@waypost/hooks";
import { Button } from "@waypost/ui/Button";
import { Facts } from "@waypost/ui/Facts";
import { FoldingSection } from "@waypost/ui/FoldingSection";
import { useEffect, useState } from "react";
import { saveFile } from "../../app/save-file.ts";
import {
  agreedFacts,
  agreedFile,
  agreedTexts,
  type AgreedText,
  type Consents,
} from "./agreed-facts.ts";
import { fingerprint } from "./fingerprint.ts";
import "./agreement.css";
import type { Elements } from "../../app/elements.ts";

/** The receipt of consent: what was agreed to, when, and in which words. It can be kept. */
export function AgreementSheet(props: {
  consents: Consents;
  /** What is paid later, where it follows no calendar. */
  later?: string | undefined;
  /** Further ways to keep it. */
  actions?: Elements;
}) {
  const { consents, later, actions } = props;
  const say = useMessages();
  const formats = useFormats();
  const cancelUrl = new URL("#/cancellation", window.location.href).href;
  const facts = agreedFacts(say, formats, {
    consents,
    cancelUrl,
    ...(later !== undefined && { later }),
  });
  const texts = useFingerprints(agreedTexts(say, consents));
  if (facts.length === 0) return null;
  const title = say("agreed.title");
  const save = () => saveFile("agreement.txt", "text/plain", agreedFile(title, facts, texts));
  const isForgotten = consents.some(({ to, shown }) => to === "order" && shown === null);
  return (
    <section className="agreed" aria-label={title}>
      <h2 className="waypost-heading" data-level="3">
        {title}
      </h2>
      <Facts facts={facts} />
      {texts.map((text) => (
        <Words key={text.title} {...text} />
      ))}
      {isForgotten && <p className="waypost-quiet">{say("agreed.notKept")}</p>}
      <div className="agreed-actions waypost-SuccessPanel-actions">
        {actions}
        <Button size="small" onPress={save}>
          {say("agreed.save")}
        </Button>
      </div>
    </section>
  );
}

/** A text that was agreed to. On the screen it is folded. */
function Words({ title, text, fingerprint: hash }: AgreedText & { fingerprint: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <FoldingSection isFolding title={title} isOpen={isOpen} onOpenChange={setOpen}>
      <p className="agreed-words">{text}</p>
      <p className="agreed-words waypost-quiet">{hash}</p>
    </FoldingSection>
  );
}

/** The texts with the lines that tell their fingerprints; "" until they are made. */
function useFingerprints(texts: readonly AgreedText[]) {
  const say = useMessages();
  const [hashes, setHashes] = useState<readonly (string | null)[]>([]);
  const key = JSON.stringify(texts.map(({ text }) => text));
  useEffect(() => {
    let isCurrent = true;
    void Promise.all((JSON.parse(key) as string[]).map(fingerprint)).then((made) => {
      if (isCurrent) setHashes(made);
    });
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return texts.map((text, at) => {
    const hash = hashes[at] ?? null;
    return { ...text, fingerprint: hash === null ? "" : say("agreed.fingerprint", { hash }) };
  });
}
