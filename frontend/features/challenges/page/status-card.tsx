import { Suspense, useState } from 'react';
import { ArrowRight, MoreHorizontal, Plus, Undo2 } from 'lucide-react';
import { css, cx } from '#styled/css';
import { centered, metaText, stack, strongText } from '#styled/patterns';
import type { ChallengeDetail, OwnEntry } from '#contracts/challenges.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { useReaderClock } from '#lib/reader-clock.ts';
import { EntryMedia } from '#shared/challenges/entry-media.tsx';
import { placeWords } from '#shared/challenges/place-words.ts';
import { shortMoment } from '#shared/challenges/short-moment.ts';
import { Badge } from '#ui/badge.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { FREE_TRY, STATUS } from '../challenge-page.words.ts';
import { votesToTokenWords } from '../challenge-progress.words.ts';
import { nextStep, votesToCast, votesToPrize } from './next-step.ts';
import { returnedWords } from './returned-words.ts';
import { factList, SideCard } from './side-card.tsx';

const WithdrawDialog = lazyPart(() => import('./withdraw-dialog.tsx'), 'WithdrawDialog');

/** The card with the viewer's entries in a challenge: their actions, votes and prize, and what the viewer can do next. */
export function StatusCard({ challenge }: { challenge: ChallengeDetail }) {
  const { now, timeZone } = useReaderClock();
  const [leaving, setLeaving] = useState<OwnEntry | null>(null);
  const { ownEntries, you, maxEntriesPerPerson, state, closesAt, resultsAt } = challenge;
  if (you === null) return null;
  const standing = ownEntries.filter(({ status }) => status === 'submitted').length;
  const [open, cancelled] = [state === 'active', state === 'cancelled'];
  const left = maxEntriesPerPerson - standing;
  const [step, returned, toPrize] = [nextStep(challenge), returnedWords(challenge), votesToPrize(challenge)];
  const bestFinal = ownEntries.flatMap(({ final }) => (final === null ? [] : [final])).sort((a, b) => b - a)[0];
  return (
    <SideCard title={STATUS.title} note={cancelled ? undefined : standing > 0 ? <Badge tone="good">{STATUS.count(standing, maxEntriesPerPerson)}</Badge> : STATUS.count(0, maxEntriesPerPerson)}>
      <ul className={stack({ gap: '2.5' })}>
        {ownEntries.map((entry) => (
          <li key={entry.id} className={row} data-type={challenge.contentType}>
            <span className={thumb}><EntryMedia output={entry.output} alt="" /></span>
            <span className={css({ minWidth: '0' })}>
              <b className={css({ display: 'block', fontWeight: 'semibold', textStyle: 'small', truncate: true })}>{entry.title}</b>
              <span className={metaText()}>{entryLine(entry, cancelled, (iso) => shortMoment(iso, now, timeZone))}</span>
            </span>
            {open && entry.status === 'submitted' && (
              <Menu trigger={<IconButton size="sm" label={STATUS.menuLabel(entry.title)}><MoreHorizontal aria-hidden /></IconButton>}><MenuItem value="withdraw" tone="bad" onSelect={() => setLeaving(entry)}>{STATUS.withdraw}</MenuItem></Menu>
            )}
          </li>
        ))}
        {open && left > 0 && !you.host && (
          <li className={row}>
            <span className={slot}><Plus size={18} aria-hidden /></span>
            <span><b className={css({ display: 'block', fontWeight: 'semibold', textStyle: 'small' })}>{STATUS.slotTitle(left)}</b><span className={metaText()}>{STATUS.slotText(shortMoment(closesAt, now, timeZone))}</span></span>
          </li>
        )}
      </ul>
      {!cancelled && (
        <dl className={cx(factList, (ownEntries.length > 0 || open) && css({ marginBlockStart: '3.5', paddingBlockStart: '3.5', borderTop: 'soft' }))}>
          {(bestFinal !== undefined || state !== 'completed') && <div><dt>{STATUS.bestScore}</dt><dd>{bestFinal?.toFixed(1) ?? STATUS.opens(shortMoment(resultsAt, now, timeZone))}</dd></div>}
          {open && <div><dt>{STATUS.freeTry}</dt><dd>{FREE_TRY[you.freeTry]}</dd></div>}
          <div><dt>{STATUS.votes}</dt><dd>{you.votes}</dd></div>
          {you.prize !== null && you.prize > 0 && <div><dt>{STATUS.prize}</dt><dd className={css({ color: 'amber' })}>{you.prize}</dd></div>}
        </dl>
      )}
      {returned !== '' && <p className={back}><Undo2 size={16} aria-hidden /><span>{returned}</span></p>}
      {step !== 'cancelled' && <p className={next}><ArrowRight size={16} aria-hidden /><span><b className={strongText()}>{STATUS.next}</b> {step === 'vote' ? [STATUS.vote(votesToCast(you), you.votes), toPrize && STATUS.takingPart(toPrize), votesToTokenWords(you.votesToToken)].filter(Boolean).join(' ') : STATUS.nextSteps[step]}</span></p>}
      {leaving && <Suspense fallback={null}><WithdrawDialog challengeId={challenge.id} entry={leaving} onClose={() => setLeaving(null)} /></Suspense>}
    </SideCard>
  );
}

function entryLine({ status, removedReason, submittedAt, place, final }: OwnEntry, cancelled: boolean, moment: (iso: string) => string): string {
  if (status === 'removed') return removedReason === null ? STATUS.states.removed : STATUS.removedText(removedReason);
  if (place !== null && final !== null) return STATUS.placeText(placeWords(place), final.toFixed(1));
  if (status === 'withdrawn') return STATUS.states.withdrawn;
  return cancelled ? STATUS.sentAt(moment(submittedAt)) : STATUS.since(moment(submittedAt));
}

const row = css({ display: 'grid', gridTemplateColumns: '64px minmax(0, 1fr) auto', gap: '3', alignItems: 'center' });
const thumb = centered({ width: '[64px]', height: '[48px]', borderRadius: 'sm', overflow: 'hidden', backgroundColor: 'raised', color: 'fg.subtle' });
const slot = centered({ width: '[64px]', height: '[48px]', borderRadius: 'sm', border: 'dashed', color: 'fg.subtle' });
const box = css.raw({ display: 'flex', gap: '2.5', marginBlockStart: '3.5', padding: '[10px 12px]', borderRadius: 'md', textStyle: 'meta', color: 'fg.muted', '& > svg': { flex: 'none', marginBlockStart: 'px' } });
const next = css(box, { backgroundColor: 'brand.soft', '& > svg': { color: 'brand' } });
const back = css(box, { backgroundColor: 'raised' });
