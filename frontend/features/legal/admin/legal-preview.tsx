import { useDeferredValue, useMemo } from 'react';
import { css } from '#styled/css';
import { metaText, stack } from '#styled/patterns';
import { readLegalText } from '#contracts/legal-text.ts';
import { Alert } from '#ui/alert.tsx';
import { LegalSectionView } from '../legal-section-view.tsx';
import { LEGAL_PREVIEW } from '../legal.words.ts';
import { lostAnchors } from './lost-anchors.ts';

interface LegalPreviewProps {
  /** The next version of the legal text, as far as it is typed. */
  text: string;
  /** The newest saved version of the legal text. The preview compares its anchors, because other pages link to them. */
  before: string;
}

/** A preview of the typed legal text as visitors will read it, with its first problem and the anchors that it would lose. */
export function LegalPreview({ text, before }: LegalPreviewProps) {
  // Renders a long text after the typed letter is shown, so that typing does not stutter.
  const shown = useDeferredValue(text);
  const { lead, sections, problem } = useMemo(() => readLegalText(shown), [shown]);
  const lost = useMemo(() => lostAnchors(before, shown), [before, shown]);
  return (
    <section aria-label={LEGAL_PREVIEW.title} className={stack({ gap: '3', minWidth: '0' })}>
      <h3 className={css({ textStyle: 'h4' })}>{LEGAL_PREVIEW.title}</h3>
      {lost.length > 0 && (
        <Alert tone="warn" title={LEGAL_PREVIEW.lostTitle(lost.length)}>
          {LEGAL_PREVIEW.lostText(lost.map(({ id, title }) => `“${title}” (#${id})`).join(', '))}
        </Alert>
      )}
      {problem !== null && <p className={metaText({ color: 'bad' })}>{problem}</p>}
      {/* The preview takes the focus, so that the keyboard can scroll it. */}
      <div tabIndex={0} role="group" aria-label={LEGAL_PREVIEW.textLabel} className={page}>
        <p className={css({ textStyle: 'result', color: 'fg.muted' })}>{lead}</p>
        {sections.map((section, index) => <LegalSectionView key={`${section.id} ${index}`} section={section} number={index + 1} />)}
      </div>
    </section>
  );
}

const page = stack({ gap: '8', padding: '4', border: 'soft', borderRadius: 'md', maxHeight: '[600px]', overflow: 'auto', overflowWrap: 'anywhere' });
