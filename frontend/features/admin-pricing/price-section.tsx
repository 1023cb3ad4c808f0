import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { css } from '#styled/css';
import { column, metaText, mutedText, wrap } from '#styled/patterns';
import type { PriceKind, PriceVersion } from '#contracts/pricing-admin.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Moment } from '#ui/moment.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { VersionHistory } from './version-history.tsx';
import { PRICE_SECTION } from './admin-pricing.words.ts';

interface PriceSectionProps<Content> {
  kind: PriceKind;
  title: string;
  intro: string;
  list: { latest: number; current: PriceVersion & { content: Content }; versions: (PriceVersion & { content: Content })[] };
  /** Returns the text of one version of prices for its line in the history. */
  summary(content: Content): string;
  view(content: Content): ReactNode;
  editor(props: { content: Content; base: number; onClose(): void }): ReactNode;
}

/** A section of the price administration: the current version of one price list, the form that changes it, and its history. */
export function PriceSection<Content>({ kind, title, intro, list, summary, view, editor }: PriceSectionProps<Content>) {
  // The editor keeps the prices from when the administrator began editing, so that a refetch does not change them.
  const [editing, setEditing] = useState<{ content: Content; base: number } | null>(null);
  const section = useRef<HTMLDivElement>(null);
  const open = editing !== null;
  const wasOpen = useRef(open);
  // The button that was pressed is gone, so the focus goes to the form's first field, and back to Edit when the form closes.
  useEffect(() => {
    if (open !== wasOpen.current) section.current?.querySelector<HTMLElement>(open ? '[data-editor] :is(input, select, textarea, button)' : '[data-edit]')?.focus();
    wasOpen.current = open;
  }, [open]);
  const { current, latest, versions } = list;
  const next = versions.filter(({ state }) => state === 'scheduled').sort((a, b) => a.effectiveAt.localeCompare(b.effectiveAt));
  const titleId = `prices-${kind}`;
  return (
    <Card as="section" ref={section} pad="lg" radius="lg" aria-labelledby={titleId} className={column({ gap: '5' })}>
      <header className={wrap({ gap: '3', justifyContent: 'space-between', alignItems: 'flex-start' })}>
        <div className={css({ minWidth: '0' })}>
          <h2 id={titleId} className={css({ textStyle: 'h3' })}>{title}</h2>
          <p className={mutedText()}>{intro}</p>
          <p className={metaText({ marginBlockStart: '1' })}><Sentence text={PRICE_SECTION.inForce(current.version)} parts={{ day: <Moment at={current.effectiveAt} /> }} /></p>
        </div>
        {!editing && <Button size="sm" data-edit="" aria-label={PRICE_SECTION.label(title.toLowerCase())} onClick={() => setEditing({ content: current.content, base: latest })}>{PRICE_SECTION.button}</Button>}
      </header>
      {next.map((version) => (
        <Alert key={version.version} tone="info"><Sentence text={PRICE_SECTION.scheduled(version.version)} parts={{ day: <Moment at={version.effectiveAt} />, prices: summary(version.content) }} /></Alert>
      ))}
      {editing ? <div data-editor="" className={css({ display: 'contents' })}>{editor({ ...editing, onClose: () => setEditing(null) })}</div> : view(current.content)}
      <VersionHistory kind={kind} title={title} latest={latest} versions={versions} summary={summary} />
    </Card>
  );
}
