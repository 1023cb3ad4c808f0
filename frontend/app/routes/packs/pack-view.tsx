import { Suspense, useState } from 'react';
import { useSetAtom } from 'jotai';
import { Play, RotateCcw } from 'lucide-react';
import { css } from '#styled/css';
import { container } from '#styled/patterns';
import type { PackDetail, PackItem } from '#contracts/packs.ts';
import { LESSON, PACK_TITLE, PACK_VIEW } from '#features/packs/packs-view.words.ts';
import { Lesson } from '#features/packs/view/lesson.tsx';
import { PackSide } from '#features/packs/view/pack-side.tsx';
import { PackTitle } from '#features/packs/view/pack-title.tsx';
import { useTick } from '#features/packs/view/progress.mutations.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { useAuth } from '#lib/session.ts';
import { openAuthAtom } from '#shared/sign-in/auth-dialog.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { tokenWords } from '#ui/token-amount.tsx';

const GiftDialog = lazyPart(() => import('#features/packs/preview/gift-dialog.tsx'), 'GiftDialog');
const RefundPack = lazyPart(() => import('#features/packs/view/refund-pack.tsx'), 'RefundPack');
const SaveToFolder = lazyPart(() => import('#features/packs/view/save-to-folder.tsx'), 'SaveToFolder');
const VersionChoice = lazyPart(() => import('./version-choice.tsx'), 'VersionChoice');
const RemovedPart = lazyPart(() => import('#features/packs/view/removed-part.tsx'), 'RemovedPart');
const PackReviews = lazyPart(() => import('./pack-reviews.tsx'), 'PackReviews');
const QuickRun = lazyPart(() => import('../marketplace/quick-run.tsx'), 'QuickRun');

/**
 * Returns the tokens of the cheapest run of a prompt for an owner of the pack. It contains the creator's royalty only where the prompt keeps
 * that in the pack.
 */
const runTokens = ({ keepsRoyalty, prompt }: PackItem): number => (keepsRoyalty ? prompt.fromTokens : Math.max(0, prompt.fromTokens - prompt.runRoyalty));

/** The page of an owned pack: its prompts as lessons, and the actions for the whole pack. */
export function PackView({ pack }: { pack: PackDetail }) {
  const { user } = useAuth();
  const openAuth = useSetAtom(openAuthAtom);
  const tick = useTick(pack.id);
  const [running, setRunning] = useState<string | null>(null);
  const [asking, setAsking] = useState<'gift' | 'refund' | 'folder' | null>(null);
  const removed = new Set(pack.purchase?.items.filter((item) => item.removed).map(({ promptId }) => promptId));
  const next = pack.items.findIndex(({ done, prompt }) => !done && !removed.has(prompt.id));
  const ask = (what: 'gift' | 'refund' | 'folder'): void => (user ? setAsking(what) : openAuth({ tab: 'register', resume: () => setAsking(what) }));
  const mark = (promptId: string, done: boolean): void => (user ? tick.mutate({ promptId, done }) : openAuth({ tab: 'register', resume: () => tick.mutate({ promptId, done }) }));
  const runOf = (item: PackItem, isNext: boolean) => removed.has(item.prompt.id) ? null : (
    <Button size={isNext ? 'md' : 'sm'} variant={isNext ? 'primary' : item.done ? 'ghost' : 'plain'} icon={item.done ? <RotateCcw aria-hidden /> : <Play aria-hidden />} aria-label={`${LESSON.runLabel(item.prompt.title)} · ${tokenWords(runTokens(item))}`} onClick={() => setRunning(item.prompt.slug)}>
      {item.done ? LESSON.againButton : LESSON.runButton(isNext ? tokenWords(runTokens(item)) : String(runTokens(item)))}
    </Button>
  );
  const versionOf = (item: PackItem) => removed.has(item.prompt.id) ? <Suspense fallback={null}><RemovedPart pack={pack} item={item} /></Suspense>
    : item.versions && !item.versions.decided && item.versions.newest > item.versions.running && <Suspense fallback={null}><VersionChoice prompt={item.prompt} versions={item.versions} /></Suspense>;
  return (
    <div className={container({ paddingBlock: { base: '5', md: '6' }, paddingBlockEnd: '12' })}>
      <div className={css({ marginBlockEnd: '4' })}><Breadcrumbs crumbs={[{ label: PACK_TITLE.packs, to: '/prompt-packs' }, ...(user ? [{ label: PACK_TITLE.mine, to: '/prompt-packs?tab=mine' }] : []), { label: pack.title }]} /></div>
      <PackTitle pack={pack} />
      <div className={columns}>
        <ol aria-label={LESSON.listLabel} className={css({ minWidth: '0' })}>
          {pack.items.map((item, index) => <Lesson key={item.prompt.id} item={item} step={index + 1} next={index === next} removed={removed.has(item.prompt.id)} creator={pack.creator} run={runOf(item, index === next)} version={versionOf(item)} onTick={(done) => mark(item.prompt.id, done)} />)}
        </ol>
        <div className={css({ lg: { position: 'sticky', insetBlockStart: '[88px]' } })}>
          <PackSide pack={pack} onSaveAll={() => ask('folder')} onReview={toReviews} onGift={() => ask('gift')} onRefund={() => ask('refund')} />
        </div>
      </div>
      <section aria-labelledby="reviews" className={css({ marginBlockStart: '10' })}>
        <h2 id="reviews" tabIndex={-1} className={css({ textStyle: 'h3', marginBlockEnd: '4', scrollMarginBlockStart: '[80px]', outline: 'none' })}>{PACK_VIEW.reviews}</h2>
        <Suspense fallback={<Skeleton radius="lg" className={css({ height: '[160px]' })} />}><PackReviews pack={pack} /></Suspense>
      </section>
      {running && <Suspense fallback={null}><QuickRun slug={running} onClose={() => setRunning(null)} /></Suspense>}
      {asking === 'gift' && <Suspense fallback={null}><GiftDialog pack={pack} onClose={() => setAsking(null)} /></Suspense>}
      {asking === 'refund' && pack.purchase && <Suspense fallback={null}><RefundPack purchase={pack.purchase} onClose={() => setAsking(null)} /></Suspense>}
      {asking === 'folder' && <Suspense fallback={null}><SaveToFolder pack={pack} onClose={() => setAsking(null)} /></Suspense>}
    </div>
  );
}

/** Scrolls to the pack's reviews and focuses their heading; there the reader can write one. */
function toReviews(): void {
  const heading = document.getElementById('reviews');
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

const columns = css({ display: 'grid', gap: { base: '7', lg: '8' }, gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 304px' }, alignItems: 'start', marginBlockStart: '7' });
