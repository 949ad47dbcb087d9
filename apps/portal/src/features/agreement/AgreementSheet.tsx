import { useFormats, useMessages } from "@waypost/hooks";
import { Button } from "@waypost/ui/Button";
import { Facts } from "@waypost/ui/Facts";
import { FoldingSection } from "@waypost/ui/FoldingSection";
import { useEffect, useState } from "react";
import { useConfig } from "../../app/ConfigContext.ts";
import { cancellationLink } from "../../app/offered.ts";
import { saveFile } from "../../app/save-file.ts";
import { withoutButtons } from "../../app/shown-text.ts";
import {
  agreedFacts,
  agreedFile,
  agreedTexts,
  type AgreedFact,
  type AgreedText,
  type Consents,
} from "./agreed-facts.ts";
import { fingerprint } from "./fingerprint.ts";
import { HowToCancel } from "./Agreement.tsx";
import "./agreement.css";
import type { Elements } from "../../app/elements.ts";

/**
 * A receipt with the record of the consent: what the customer agreed to, when, and in which words.
 * The record is collapsed and can be saved as a file.
 */
export function AgreementSheet(props: {
  /** The heading of the receipt. Without one, the heading of the record is an h2. */
  title?: string;
  /** The total and the renewals. */
  children?: Elements;
  consents: Consents;
  /** Later charges without a fixed date. */
  later?: string | undefined;
  /** More ways to save the receipt. */
  actions?: Elements;
}) {
  const { title, children, consents, later, actions } = props;
  const say = useMessages();
  const formats = useFormats();
  const cancelUrl = new URL(cancellationLink(useConfig()), window.location.href).href;
  const facts = agreedFacts(say, formats, {
    consents,
    cancelUrl,
    ...(later !== undefined && { later }),
  });
  const texts = useFingerprints(agreedTexts(say, consents));
  const hasRecord = facts.length > 0;
  if (!hasRecord && children === undefined) return null;
  const save = () =>
    saveFile("agreement.txt", "text/plain", agreedFile(say("agreed.title"), facts, texts));
  return (
    <section className="agreed" aria-label={title}>
      {title !== undefined && (
        <h2 className="waypost-heading" data-level="3">
          {title}
        </h2>
      )}
      {children}
      <div className="agreed-actions waypost-SuccessPanel-actions">
        {actions}
        {hasRecord && (
          <Button size="small" aria-label={say("agreed.save")} onPress={save}>
            {say("receipt.save")}
          </Button>
        )}
      </div>
      {hasRecord && (
        <AgreedRecord level={title === undefined ? 2 : 3} {...{ consents, facts, texts }} />
      )}
    </section>
  );
}

/** The record of the consent. In print it is expanded, on a separate sheet. */
function AgreedRecord(props: {
  level: 2 | 3;
  consents: Consents;
  facts: readonly AgreedFact[];
  texts: readonly AgreedText[];
}) {
  const { level, consents, facts, texts } = props;
  const say = useMessages();
  const [isOpen, setOpen] = useState(false);
  const Heading = `h${level === 2 ? 3 : 4}` as const;
  const isForgotten = consents.some(({ to, shown }) => to === "order" && shown === null);
  const shown = facts.filter(({ isForFile }) => isForFile !== true);
  return (
    <FoldingSection
      isFolding
      level={level}
      className="agreed-record"
      title={say("agreed.title")}
      isOpen={isOpen}
      onOpenChange={setOpen}
    >
      <Facts facts={shown} />
      {texts.map(({ title, text }) => (
        <section key={title}>
          <Heading className="waypost-heading agreed-words">{title}</Heading>
          <p className="agreed-words">{withoutButtons(text)}</p>
        </section>
      ))}
      {isForgotten && <p className="waypost-quiet">{say("agreed.notKept")}</p>}
      {consents.some(({ renewals }) => renewals.length > 0) && (
        <p>
          <HowToCancel />
        </p>
      )}
    </FoldingSection>
  );
}

/** The texts with a line for their fingerprint; "" until it is computed. */
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
