import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { metaText, mutedText, stack, wrap } from '#styled/patterns';
import type { AdminLegalVersion } from '#contracts/legal.ts';
import type { LegalName } from '#contracts/legal-text.ts';
import { dateText } from '#lib/date-text.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { LEGAL_ADMIN } from '../legal.words.ts';
import { legalVersionsQuery } from '../legal.queries.ts';
import { LegalVersionForm } from './legal-version-form.tsx';

const TONES = { in_force: 'good', planned: 'brand', replaced: 'neutral' } as const;

/** The administrator's list of the versions of a legal text, and an editor for the next one. */
export function LegalAdmin({ name }: { name: LegalName }) {
  const { data, isPending, isError, error, refetch } = useQuery(legalVersionsQuery(name));
  const [copied, setCopied] = useState<AdminLegalVersion | null>(null);
  // Counts how often the administrator asked to start the editor again. A refetch of the list does not restart it, so typed text stays.
  const [edition, setEdition] = useState(0);
  const beginAnew = (): void => {
    setCopied(null);
    setEdition(edition + 1);
  };
  const newest = data?.[0];
  if (isPending) return <div aria-busy="true"><Skeleton radius="md" className={css({ height: '[420px]' })} /></div>;
  if (isError && !data) return <FetchProblem error={error} onRetry={() => void refetch()} />;
  if (!data || !newest) return null;
  const begin = copied ?? newest;
  return (
    <>
      <Card as="section" pad="lg" radius="lg" aria-label={LEGAL_ADMIN.versionsHeading}>
        <h2 className={css({ textStyle: 'h3' })}>{LEGAL_ADMIN.versionsHeading}</h2>
        <ul className={stack({ gap: '0' })}>
          {data.map((version) => <VersionRow key={version.number} version={version} onCopy={() => setCopied(version)} />)}
        </ul>
      </Card>
      <Card as="section" pad="lg" radius="lg" aria-label={LEGAL_ADMIN.formHeading(newest.number + 1)}>
        <h2 className={css({ textStyle: 'h3' })}>{LEGAL_ADMIN.formHeading(newest.number + 1)}</h2>
        <LegalVersionForm
          key={`${edition} ${copied?.number ?? ''}`} name={name} after={newest.number} text={begin.text} before={newest.text}
          onSaved={beginAnew}
          onLatest={() => void refetch().then(beginAnew)}
        />
      </Card>
    </>
  );
}

function VersionRow({ version: { number, state, effectiveAt, note, createdBy, createdAt }, onCopy }: { version: AdminLegalVersion; onCopy(): void }) {
  return (
    <li className={row}>
      <div className={stack({ gap: '1', minWidth: '0' })}>
        <p className={wrap({ gap: '2', alignItems: 'center' })}>
          <strong>{LEGAL_ADMIN.versionLabel(number)}</strong>
          <Badge tone={TONES[state]}>{LEGAL_ADMIN.states[state]}</Badge>
        </p>
        <p className={mutedText({ overflowWrap: 'anywhere' })}>{note}</p>
        <p className={metaText()}>
          <Sentence text={LEGAL_ADMIN.fromText} parts={{ moment: <time dateTime={effectiveAt}>{momentWords(effectiveAt)}</time> }} />
          {authorWords(createdAt, createdBy)}
        </p>
      </div>
      <Button size="sm" aria-label={LEGAL_ADMIN.useLabel(number)} onClick={onCopy}>{LEGAL_ADMIN.useButton}</Button>
    </li>
  );
}

const momentWords = (iso: string): string => dateText(new Date(iso), { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' });

function authorWords(createdAt: string | null, createdBy: string | null): string {
  if (createdAt === null) return LEGAL_ADMIN.codeText;
  return createdBy === null ? LEGAL_ADMIN.goneText : LEGAL_ADMIN.byText(createdBy);
}

const row = css({ display: 'flex', gap: '3', justifyContent: 'space-between', alignItems: 'flex-start', paddingBlock: '3', borderBottom: 'soft', '&:last-child': { borderBottom: '[none]' } });
