import { Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { Play } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { css, cx } from '#styled/css';
import { column, container, mutedText, visuallyHidden, wrap } from '#styled/patterns';
import type { PackDetail } from '#contracts/packs.ts';
import { BuyCard } from '#features/packs/preview/buy-card.tsx';
import type { UsedCoupon } from '#features/packs/preview/coupon-field.tsx';
import { InsideList } from '#features/packs/preview/inside-list.tsx';
import { PackHead } from '#features/packs/preview/pack-head.tsx';
import { RelatedPacks } from '#features/packs/preview/related-packs.tsx';
import { INSIDE_LIST, PREVIEW_VIEW } from '#features/packs/packs-preview.words.ts';
import { FollowButton } from '#features/social/follow-button.tsx';
import { lazyPart } from '#lib/lazy-part.ts';
import { usePhone } from '#lib/server-rendering.ts';
import { useAuth } from '#lib/session.ts';
import { Fan } from '#shared/packs/fan.tsx';
import { packHue } from '#shared/packs/pack-hue.ts';
import { balanceQuery } from '#shared/shop/shop.queries.ts';
import { openAuthAtom } from '#shared/sign-in/auth-dialog.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Button } from '#ui/button.tsx';
import { ProseText } from '#ui/prose-text.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const BuyDialog = lazyPart(() => import('#features/packs/preview/buy-dialog.tsx'), 'BuyDialog');
const AddToCollection = lazyPart(() => import('#shared/collections/add-to-collection.tsx'), 'AddToCollection');
const GiftDialog = lazyPart(() => import('#features/packs/preview/gift-dialog.tsx'), 'GiftDialog');
const OwnerBar = lazyPart(() => import('#features/packs/preview/owner-bar.tsx'), 'OwnerBar');
const PackBar = lazyPart(() => import('#features/packs/preview/pack-bar.tsx'), 'PackBar');
const PackReviews = lazyPart(() => import('./pack-reviews.tsx'), 'PackReviews');
const QuickRun = lazyPart(() => import('../marketplace/quick-run.tsx'), 'QuickRun');

/** The contents of a pack's preview page, once the pack is loaded. */
export function PreviewView({ pack }: { pack: PackDetail }) {
  const { user } = useAuth();
  const [params] = useSearchParams();
  const openAuth = useSetAtom(openAuthAtom);
  const phone = usePhone();
  const [coupon, setCoupon] = useState<UsedCoupon | null>(null);
  const [asking, setAsking] = useState<'buy' | 'gift' | 'collect' | null>(null);
  const [trying, setTrying] = useState<string | null>(null);
  const known = useQuery({ ...balanceQuery, enabled: user !== null, initialData: user?.conjureBalance }).data;
  const balance = user ? (known ?? user.conjureBalance) : null;
  const quote = coupon?.quote ?? pack.quote;
  const ask = (what: 'buy' | 'gift' | 'collect'): void => (user ? setAsking(what) : openAuth({ tab: 'register', resume: () => setAsking(what) }));
  const sample = pack.items.find(({ freeSample, owned }) => freeSample && !owned);
  const onSale = pack.price > 0 && !pack.owned && !pack.mayOpen;
  return (
    <div className={container({ paddingBlock: { base: '5', md: '6' }, paddingBlockEnd: { base: '[128px]', md: '12' } })}>
      <Breadcrumbs crumbs={[{ label: PREVIEW_VIEW.market, to: '/marketplace' }, { label: PREVIEW_VIEW.packs, to: '/prompt-packs' }, { label: pack.title }]} />
      <div className={columns}>
        <div className={column({ gap: '6', minWidth: '0', alignContent: 'start', lg: { gridRow: '1' } })}>
          {pack.mayEdit && <Suspense fallback={null}><OwnerBar pack={pack} /></Suspense>}
          <div className={hero}><Fan cards={pack.covers} hue={packHue(pack.id)} size={6} eager /></div>
          <PackHead pack={pack} follow={!pack.mayEdit && <FollowButton size="sm" person={pack.creator} />} />
        </div>
        <div className={side}><BuyCard pack={pack} quote={quote} coupon={coupon} offeredCoupon={params.get('coupon')} balance={balance} onCoupon={setCoupon} onGet={() => ask('buy')} onGift={() => ask('gift')} onCollect={() => ask('collect')} /></div>
        <div className={column({ gap: '6', minWidth: '0', lg: { gridRow: '2' } })}>
          <div className={later}>
            <InsideList
              items={pack.items}
              freeRunNote={sample ? INSIDE_LIST.freeRunText(pack.creator.displayName) : null}
              freeRun={(item) => item.freeSample && !item.owned && (
                <Button size="sm" icon={<Play aria-hidden />} disabled={user !== null && !item.sampleLeft} onClick={() => setTrying(item.prompt.slug)}>
                  {user !== null && !item.sampleLeft ? INSIDE_LIST.usedButton : INSIDE_LIST.freeButton}<span className={visuallyHidden()}>: {item.prompt.title}</span>
                </Button>
              )}
            />
          </div>
          {pack.description && <section aria-labelledby="about"><h2 id="about" className={css({ textStyle: 'h3', marginBlockEnd: '3' })}>{PREVIEW_VIEW.about}</h2><ProseText under={2} text={pack.description} /></section>}
          <section aria-labelledby="reviews" className={cx(css({ marginBlockStart: '4' }), later)}>
            <div className={wrap({ alignItems: 'baseline', columnGap: '3', marginBlockEnd: '4' })}><h2 id="reviews" className={css({ textStyle: 'h3' })}>{PREVIEW_VIEW.reviews}</h2><p className={mutedText({ color: 'fg.subtle' })}>{PREVIEW_VIEW.reviewsNote}</p></div>
            <Suspense fallback={<Skeleton radius="lg" className={css({ height: '[160px]' })} />}><PackReviews pack={pack} /></Suspense>
          </section>
        </div>
      </div>
      <div className={later}><RelatedPacks pack={pack} /></div>
      {phone && onSale && <Suspense fallback={null}><PackBar quote={quote} ownedItems={pack.ownedItems} onGet={() => ask('buy')} /></Suspense>}
      {asking === 'buy' && balance !== null && <Suspense fallback={null}><BuyDialog pack={pack} quote={quote} coupon={coupon} balance={balance} onClose={() => setAsking(null)} /></Suspense>}
      {asking === 'gift' && <Suspense fallback={null}><GiftDialog pack={pack} onClose={() => setAsking(null)} /></Suspense>}
      {asking === 'collect' && <Suspense fallback={null}><AddToCollection works={[{ itemType: 'pack', itemId: pack.id }]} about={pack.title} onClose={() => setAsking(null)} /></Suspense>}
      {trying && <Suspense fallback={null}><QuickRun slug={trying} onClose={() => setTrying(null)} /></Suspense>}
    </div>
  );
}

const columns = css({ display: 'grid', gap: '8', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px', xl: 'minmax(0, 1fr) 372px' }, alignItems: 'start', marginBlockStart: '4' });
const hero = css({ height: { base: '[220px]', md: '[316px]' }, marginInline: { base: '[calc(var(--gutter) * -1)]', md: '0' }, borderRadius: { base: 'none', md: 'xl' }, border: 'soft', overflow: 'hidden' });
// The card stands below the pack's head; in wide windows it stands beside the head and all that follows.
const side = css({ lg: { gridColumn: '2', gridRow: '1 / span 2', position: 'sticky', insetBlockStart: '[88px]' } });
// Phones lay out what stands below the first screen when it comes near. It reaches both edges of the window, because it cuts off what leaves it.
const later = css({ mdDown: { contentVisibility: 'auto', containIntrinsicSize: '[auto 280px]', marginInline: '[calc(var(--gutter) * -1)]', paddingInline: 'gutter' } });
