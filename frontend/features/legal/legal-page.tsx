import { useMemo } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { Printer } from 'lucide-react';
import { css } from '#styled/css';
import { container, longWords, mutedText, stack, wrap } from '#styled/patterns';
import type { LegalVersion, ShownLegalText } from '#contracts/legal.ts';
import { LEGAL_TITLES, readLegalText } from '#contracts/legal-text.ts';
import type { LegalName } from '#contracts/legal-text.ts';
import { dateText } from '#lib/date-text.ts';
import { textLink } from '#styled/recipes';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { ContentsBeside, ContentsFolded } from './legal-contents.tsx';
import { LegalSectionView } from './legal-section-view.tsx';
import { useAnchor } from './use-anchor.ts';
import { useCurrentSection } from './use-current-section.ts';
import { LEGAL_PAGE } from './legal.words.ts';

/** The other legal text, to which the page of each one links. */
const COMPANIONS = { terms: { name: 'privacy', to: '/privacy-policy' }, privacy: { name: 'terms', to: '/terms-of-service' } } as const;

/**
 * The page of a legal text: version and date, contents, and sections that begin with a summary. `?version=` with the next version's number
 * shows that version before it takes effect (docs/rules/pages.md#legal-texts).
 */
export function LegalPage({ name, shown: { current, next } }: { name: LegalName; shown: ShownLegalText }) {
  const [params] = useSearchParams();
  const early = next !== null && params.get('version') === String(next.number);
  const version = early ? next : current;
  return <Text key={version.number} name={name} version={version} notice={next && <NextVersion next={next} opened={early} />} early={early} />;
}

function Text({ name, version: { number, text, effectiveAt }, notice, early }: { name: LegalName; version: LegalVersion; notice: React.ReactNode; early: boolean }) {
  const { lead, sections } = useMemo(() => readLegalText(text), [text]);
  const ids = useMemo(() => sections.map(({ id }) => id), [sections]);
  const companion = COMPANIONS[name];
  const since = early ? LEGAL_PAGE.versionEffectFromText(number) : LEGAL_PAGE.versionEffectSinceText(number);
  const current = useCurrentSection(ids);
  useAnchor();
  return (
    <div data-print-page className={frame}>
      <ContentsBeside sections={sections} current={current} />
      <article className={css({ minWidth: '0', maxWidth: '[35rem]', _print: { maxWidth: 'full' } })}>
        <header className={stack({ gap: '4', paddingBlockEnd: '8', marginBlockEnd: '8', borderBlockEnd: 'soft' })}>
          <h1 className={css({ textStyle: 'display' })}>{LEGAL_TITLES[name]}</h1>
          <p className={mutedText({ color: 'fg.subtle' })}>
            <Sentence text={since} parts={{ day: <time dateTime={effectiveAt}>{dayOf(effectiveAt)}</time> }} />
          </p>
          {notice}
          <p className={css({ textStyle: 'result', color: 'fg.muted' })}>{lead}</p>
          <div className={wrap({ gap: '3', _print: { display: 'none' } })}>
            <LinkButton to={companion.to}>{LEGAL_TITLES[companion.name]}</LinkButton>
            <Button variant="ghost" icon={<Printer size={16} aria-hidden />} onClick={() => window.print()}>{LEGAL_PAGE.button}</Button>
          </div>
          <ContentsFolded sections={sections} current={current} />
        </header>
        <div className={stack({ gap: '12' })}>
          {sections.map((section, index) => <LegalSectionView key={section.id} section={section} number={index + 1} />)}
        </div>
      </article>
    </div>
  );
}

/** A notice that says when the next version replaces this legal text, and links to it. */
function NextVersion({ next: { number, effectiveAt, note }, opened }: { next: LegalVersion; opened: boolean }) {
  const { pathname } = useLocation();
  return (
    <Alert tone="info" title={<Sentence text={LEGAL_PAGE.nextTitle(number)} parts={{ day: <time dateTime={effectiveAt}>{dayOf(effectiveAt)}</time> }} />}>
      <span className={longWords({ display: 'block' })}>{note}</span>
      <Link to={opened ? pathname : `${pathname}?version=${number}`} className={textLink()}>{opened ? LEGAL_PAGE.currentLink : LEGAL_PAGE.nextLink}</Link>
    </Alert>
  );
}

/** Writes a time as its day in UTC, so that readers in every time zone see the same date. */
const dayOf = (date: string): string => dateText(new Date(date), { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

const frame = container({
  paddingBlock: { base: '6', md: '10' },
  display: 'grid', gap: { base: '6', lg: '14' }, alignItems: 'start', gridTemplateColumns: { lg: '[248px minmax(0, 1fr)]' }, _print: { display: 'block' },
});
