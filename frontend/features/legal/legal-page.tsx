import { useMemo } from 'react';
import { Printer } from 'lucide-react';
import { css } from '#styled/css';
import { container, stack, wrap } from '#styled/patterns';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { ContentsBeside, ContentsFolded } from './legal-contents.tsx';
import type { LegalDocument } from './legal-document.ts';
import { LegalSectionView } from './legal-section-view.tsx';
import { useAnchor } from './use-anchor.ts';
import { useCurrentSection } from './use-current-section.ts';
import { LEGAL_PAGE } from './legal.words.ts';

/** A text of law as something to read: version and date, contents, and sections that begin with what they mean. */
export function LegalPage({ document }: { document: LegalDocument }) {
  const ids = useMemo(() => document.sections.map(({ id }) => id), [document]);
  const current = useCurrentSection(ids);
  useAnchor();
  return (
    <div data-print-page className={frame}>
      <ContentsBeside sections={document.sections} current={current} />
      <article className={css({ minWidth: '0', maxWidth: '[35rem]', _print: { maxWidth: 'full' } })}>
        <header className={stack({ gap: '4', paddingBlockEnd: '8', marginBlockEnd: '8', borderBlockEnd: 'soft' })}>
          <h1 className={css({ textStyle: 'display' })}>{document.title}</h1>
          <p className={css({ textStyle: 'small', color: 'fg.subtle' })}>
            <Sentence text={LEGAL_PAGE.versionEffectSinceText(document.version)} parts={{ day: <time dateTime={document.effective}>{dayOf(document.effective)}</time> }} />
          </p>
          <p className={css({ textStyle: 'result', color: 'fg.muted' })}>{document.lead}</p>
          <div className={wrap({ gap: '3', _print: { display: 'none' } })}>
            <LinkButton to={document.companion.to}>{document.companion.label}</LinkButton>
            <Button variant="ghost" icon={<Printer size={16} aria-hidden />} onClick={() => window.print()}>{LEGAL_PAGE.button}</Button>
          </div>
          <ContentsFolded sections={document.sections} current={current} />
        </header>
        <div className={stack({ gap: '12' })}>
          {document.sections.map((section, index) => <LegalSectionView key={section.id} section={section} number={index + 1} />)}
        </div>
      </article>
    </div>
  );
}

/** The same day in every time zone. */
const dayOf = (date: string): string => new Date(date).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

const frame = container({
  paddingBlock: { base: '6', md: '10' },
  display: 'grid', gap: { base: '6', lg: '14' }, alignItems: 'start', gridTemplateColumns: { lg: '[248px minmax(0, 1fr)]' }, _print: { display: 'block' },
});
