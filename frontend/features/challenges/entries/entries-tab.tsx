import { Suspense, useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { EyeOff, Play, Shuffle } from 'lucide-react';
import { css } from '#styled/css';
import { centered, coverImage, metaText, strongText } from '#styled/patterns';
import type { BlindEntry } from '#contracts/challenge-entries.ts';
import type { ChallengeDetail } from '#contracts/challenges.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { useReaderClock } from '#lib/reader-clock.ts';
import { firstWords } from '#shared/challenges/first-words.ts';
import { plainText } from '#shared/creations/plain-text.ts';
import { shortMoment } from '#shared/challenges/short-moment.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { EarsScene } from '#ui/illustrations/small-scenes.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ENTRIES } from '../challenge-entries.words.ts';
import { entriesQuery } from './entries.queries.ts';

const EntryWindow = lazyPart(() => import('./entry-window.tsx'), 'EntryWindow');

/** The tab with all entries of a challenge without their authors' names, in an order that differs for each viewer. */
export function EntriesTab({ challenge }: { challenge: ChallengeDetail }) {
  const { now, timeZone } = useReaderClock();
  const [seed, setSeed] = useState(0);
  const [open, setOpen] = useState<number | null>(null);
  const found = useInfiniteQuery(entriesQuery(challenge.id, seed));
  const all = found.data?.pages.flatMap(({ items }) => items) ?? [];
  const done = challenge.state === 'completed';
  return (
    <div data-type={challenge.contentType}>
      <div className={note}>
        <EyeOff size={18} aria-hidden />
        <p className={css({ flex: '1', minWidth: { base: '[70%]', md: '0' } })}>{done ? ENTRIES.openText : <><b className={strongText()}>{ENTRIES.blindStrong(shortMoment(challenge.resultsAt, now, timeZone))}</b> {ENTRIES.blindText}</>}</p>
        <Button size="sm" icon={<Shuffle aria-hidden />} className={css({ mdDown: { width: 'full' } })} onClick={() => setSeed(Math.floor(Math.random() * 1_000_000))}>{ENTRIES.shuffleButton}</Button>
      </div>
      {found.isPending && <div className={grid} aria-busy="true">{Array.from({ length: 10 }, (_, index) => <Skeleton key={index} radius="md" className={css({ aspectRatio: '[4 / 3]' })} />)}</div>}
      {found.isError && !found.data && <FetchProblem error={found.error} onRetry={() => void found.refetch()} />}
      {found.data && all.length === 0 && <EmptyState level="h2" size="sm" art={<EarsScene />} title={ENTRIES.emptyTitle}>{ENTRIES.emptyText}</EmptyState>}
      {all.length > 0 && (
        <ul aria-label={ENTRIES.listLabel} className={grid}>
          {all.map((entry, index) => (
            <li key={entry.id} className={css({ position: 'relative', minWidth: '0' })}>
              <button type="button" aria-haspopup="dialog" aria-label={ENTRIES.openLabel(index + 1)} data-mine={entry.mine || undefined} className={entry.contentType === 'text' ? page : tile} onClick={() => setOpen(index)}><Look entry={entry} alt={ENTRIES.altText(index + 1)} /></button>
              {entry.mine && <span className={yours}>{ENTRIES.yours}</span>}
            </li>
          ))}
        </ul>
      )}
      <LoadMore list={found} what="entries"><span className={metaText()}>{ENTRIES.of(all.length, found.data?.pages[0]?.total ?? all.length)}</span></LoadMore>
      {open !== null && all[open] && <Suspense fallback={null}><EntryWindow entry={all[open]} index={open + 1} onClose={() => setOpen(null)} /></Suspense>}
    </div>
  );
}

function Look({ entry: { contentType, text, url, posterUrl }, alt }: { entry: BlindEntry; alt: string }) {
  if (contentType === 'text') return <span className={words}>{firstWords(plainText(text ?? ''), 400)}</span>;
  if (contentType === 'image') return url === null ? null : <img src={url} alt={alt} loading="lazy" decoding="async" className={picture} />;
  return (
    <>
      {posterUrl === null ? <video src={url ?? undefined} muted playsInline preload="metadata" aria-hidden className={picture} /> : <img src={posterUrl} alt={alt} loading="lazy" decoding="async" className={picture} />}
      <span className={play}><Play size={16} aria-hidden /></span>
    </>
  );
}

const note = css({ display: 'flex', flexWrap: { base: 'wrap', md: 'nowrap' }, alignItems: 'center', gap: '3', marginBlockEnd: '4', padding: { base: '[12px 14px]', md: '[10px 12px 10px 16px]' }, borderRadius: 'md', backgroundColor: 'raised', textStyle: 'small', color: 'fg.muted' });
const grid = css({ display: 'grid', gap: { base: '2', md: '3' }, gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(auto-fill, minmax(208px, 1fr))' } });
const tile = css({ position: 'relative', display: 'block', width: 'full', aspectRatio: '[4 / 3]', padding: '0', borderRadius: 'md', overflow: 'hidden', backgroundColor: 'raised', color: 'fg', textAlign: 'start', cursor: 'zoom-in', _hover: { '& img': { scale: '[1.03]' } } });
const picture = coverImage({ display: 'block', transitionProperty: 'scale', transitionDuration: 'slow' });
// All texts have room for six lines. An own text has four, so that the mark below it covers none of them.
const page = css({ display: 'grid', alignContent: 'start', width: 'full', height: '[calc(6lh + 34px)]', padding: '4', borderRadius: 'md', border: 'soft', backgroundColor: 'surface', color: 'fg.muted', textStyle: 'meta', textAlign: 'start', cursor: 'zoom-in' });
const words = css({ lineClamp: '6', overflowWrap: 'anywhere', '[data-mine] > &': { lineClamp: '4' } });
const yours = css({ position: 'absolute', insetInlineStart: '2', insetBlockStart: '2', display: 'grid', placeItems: 'center', minHeight: '6', paddingInline: '2.5', borderRadius: 'full', backgroundColor: 'surface', color: 'brand', textStyle: 'micro', fontWeight: 'bold', '[data-type=text] &': { insetInlineStart: '4', insetBlockStart: '[auto]', insetBlockEnd: '3', backgroundColor: 'raised' } });
const play = centered({ position: 'absolute', insetInlineEnd: '2', insetBlockEnd: '2', width: '8', height: '8', borderRadius: 'full', backgroundColor: 'surface', color: 'fg' });
