import { css } from '#styled/css';
import { column, flexFill, hstack, metaText } from '#styled/patterns';
import type { PackDraft } from '#contracts/pack-builder.ts';
import { Fan } from '#shared/packs/fan.tsx';
import { packHue } from '#shared/packs/pack-hue.ts';
import { Alert } from '#ui/alert.tsx';
import { Card } from '#ui/card.tsx';
import { Chip } from '#ui/chip.tsx';
import { tokenWords } from '#ui/token-amount.tsx';
import { DetailsForm } from './details-form.tsx';
import { DiscountForm } from './discount-form.tsx';
import { isWaiting } from './is-waiting.ts';
import { PackCoupons } from './pack-coupons.tsx';
import { PackItems } from './pack-items.tsx';
import { PublishCard } from './publish-card.tsx';
import { PACK_BUILDER } from '../packs-builder.words.ts';

/** Page on which a maker edits a pack: its details, prompts, discount, coupons, card and publishing. */
export function PackBuilder({ pack, maySell }: { pack: PackDraft; maySell: boolean }) {
  return (
    <div className={columns}>
      <div className={column({ gap: '5', minWidth: '0', alignContent: 'start' })}>
        {isWaiting(pack) && <Alert>{PACK_BUILDER.waitingText}</Alert>}
        <DetailsForm key={pack.id} pack={pack} maySell={maySell} />
        <PackItems pack={pack} />
        {pack.price > 0 && pack.publishedVersion !== null && <DiscountForm key={pack.discount?.until ?? ''} pack={pack} />}
        {pack.price > 0 && <PackCoupons packId={pack.id} />}
      </div>
      <div className={column({ gap: '5', alignContent: 'start', lg: { position: 'sticky', insetBlockStart: '[88px]' } })}>
        <PublishCard pack={pack} />
        <CardPreview pack={pack} />
      </div>
    </div>
  );
}

function CardPreview({ pack: { id, title, price, items, savePercent } }: { pack: PackDraft }) {
  const cards = items.flatMap(({ prompt }) => (prompt ? [{ coverUrl: prompt.coverUrl, contentType: prompt.contentType }] : []));
  return (
    <Card as="section" radius="lg" aria-label={PACK_BUILDER.previewLabel} className={css({ overflow: 'hidden' })}>
      <div className={css({ aspectRatio: '[16 / 10.5]' })}><Fan cards={cards} hue={packHue(id)} /></div>
      <div className={hstack({ gap: '2', padding: '4' })}>
        <b className={flexFill({ overflowWrap: 'anywhere' })}>{title}</b>
        {savePercent > 0 && price > 0 && <span className={css({ color: 'good', textStyle: 'meta', fontWeight: 'semibold' })}>{PACK_BUILDER.saveText(savePercent)}</span>}
        <Chip tone={price === 0 ? 'free' : 'price'}>{price === 0 ? PACK_BUILDER.freePrice : tokenWords(price)}</Chip>
      </div>
      {cards.length === 0 && <p className={metaText({ paddingInline: '4', paddingBlockEnd: '4' })}>{PACK_BUILDER.emptyCard}</p>}
    </Card>
  );
}

const columns = css({ display: 'grid', gap: '6', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' }, alignItems: 'start' });
