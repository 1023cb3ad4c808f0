import { useState } from 'react';
import { ChevronLeft, ChevronRight, Sparkles } from 'lucide-react';
import { css } from '#styled/css';
import { hstack, wrap } from '#styled/patterns';
import type { PackCard } from '#contracts/packs.ts';
import { Fan } from '#shared/packs/fan.tsx';
import { packPreview, packView } from '#contracts/pack-address.ts';
import { packHue } from '#shared/packs/pack-hue.ts';
import { styleVariables } from '#shared/packs/style-variables.ts';
import { TypeCounts } from '#shared/packs/type-counts.tsx';
import { Badge } from '#ui/badge.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { TokenAmount } from '#ui/token-amount.tsx';
import { FEATURED_PACKS } from '../packs-list.words.ts';

/** Shows the packs that administrators featured, one at a time. The next one appears only when the user presses an arrow. */
export function FeaturedPacks({ packs }: { packs: readonly PackCard[] }) {
  const [at, setAt] = useState(0);
  const pack = packs[at % packs.length];
  if (!pack) return null;
  const hue = packHue(pack.id);
  const turn = (by: number): void => setAt((at + by + packs.length) % packs.length);
  const mine = pack.owned;
  return (
    <section aria-roledescription={FEATURED_PACKS.carousel} aria-label={FEATURED_PACKS.label} className={box} data-fan-opens style={styleVariables({ '--hue': hue })}>
      <div className={copy} aria-live="polite" aria-atomic>
        <div className={hstack({ gap: '3' })}><Badge><Sparkles size={13} aria-hidden />{FEATURED_PACKS.badge}</Badge><TypeCounts counts={pack.counts} /></div>
        <h2 className={title}>{pack.title}</h2>
        <p className={css({ color: 'fg.muted', maxWidth: '[40ch]', lineClamp: '3' })}>{pack.pitch}</p>
        <p className={price}>
          {mine ? <span>{FEATURED_PACKS.yours}</span> : pack.price === 0 ? <strong className={amount}>{FEATURED_PACKS.free}</strong> : (
            <>
              <TokenAmount tokens={pack.priceForYou} size={22} className={amount} />
              {pack.listValue > pack.priceForYou && <span><s>{pack.listValue}</s> {FEATURED_PACKS.oneByOne}</span>}
              {pack.savePercent > 0 && <span className={css({ color: 'good', fontWeight: 'semibold' })}>{FEATURED_PACKS.save(pack.savePercent)}</span>}
            </>
          )}
        </p>
        <div className={wrap({ gap: '2', alignItems: 'center' })}>
          <LinkButton size="lg" variant="primary" to={mine ? packView(pack) : packPreview(pack)} className={css({ flex: { base: '1', md: 'none' } })}>{mine ? FEATURED_PACKS.openButton : FEATURED_PACKS.insideButton}</LinkButton>
          {packs.length > 1 && (
            <span className={dots}>
              <IconButton label={FEATURED_PACKS.previous} onClick={() => turn(-1)}><ChevronLeft aria-hidden /></IconButton>
              <span aria-hidden className={hstack({ gap: '1.5' })}>{packs.map(({ id }, index) => <i key={id} data-on={index === at || undefined} className={dot} />)}</span>
              <IconButton label={FEATURED_PACKS.next} onClick={() => turn(1)}><ChevronRight aria-hidden /></IconButton>
            </span>
          )}
        </div>
      </div>
      <div className={cover}><Fan key={pack.id} cards={pack.covers} hue={hue} size={4} eager /></div>
    </section>
  );
}

const box = css({ layerStyle: 'panel', position: 'relative', display: { base: 'flex', md: 'grid' }, flexDirection: 'column-reverse', gridTemplateColumns: { md: 'minmax(0, 1fr) 320px', lg: 'minmax(0, 1fr) 400px', xl: 'minmax(0, 1fr) 560px' }, overflow: 'hidden', minHeight: { md: '[344px]' } });
const copy = css({ display: 'flex', flexDirection: 'column', padding: { base: '[18px 18px 20px]', md: '[30px 24px 28px 32px]' }, minWidth: '0' });
const title = css({ fontFamily: 'display', fontWeight: 'bold', fontSize: { base: '26', md: '[40px]' }, lineHeight: '[1.03]', letterSpacing: 'tighter', marginBlock: { base: '[10px 8px]', md: '[14px 10px]' }, textWrap: 'balance' });
const price = wrap({ alignItems: 'baseline', columnGap: '2.5', marginBlockStart: { base: '0', md: 'auto' }, paddingBlockStart: '5', marginBlockEnd: '4', color: 'fg.muted', tabular: true });
const amount = css({ fontFamily: 'display', fontSize: '24', color: 'fg' });
const dots = hstack({ gap: '3', marginInlineStart: { md: 'auto' }, width: { base: 'full', md: 'auto' }, justifyContent: 'space-between' });
const dot = css({ width: '1.5', height: '1.5', borderRadius: 'full', backgroundColor: 'line.field', '&[data-on]': { width: '4', backgroundColor: 'fg' } });
const cover = css({ minHeight: { base: '[236px]', md: 'auto' }, height: { base: '[236px]', md: 'auto' } });
