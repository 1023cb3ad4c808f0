import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { css } from '#styled/css';
import { hstack, keepSize, stretchedLink } from '#styled/patterns';
import type { PackCard as Pack } from '#contracts/packs.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { Avatar } from '#ui/avatar.tsx';
import { PlatformMark } from '#ui/platform-mark.tsx';
import { Fan } from './fan.tsx';
import { PackFoot } from './pack-foot.tsx';
import { packAddress } from '#contracts/pack-address.ts';
import { packHue } from './pack-hue.ts';
import { styleVariables } from './style-variables.ts';
import { TypeCounts } from './type-counts.tsx';

const SavePack = lazyPart(() => import('./save-pack.tsx'), 'SavePack');

interface PackCardProps {
  pack: Pack;
  /** Whether the pack's card is in the first rows, whose pictures load at once. */
  eager?: boolean;
  /** Heading level of the pack's title in the page's outline. */
  level?: 'h2' | 'h3';
  onReach?: (() => void) | undefined;
  /** Element at the top right of the cover, above the card's own link; the save button when left out. */
  corner?: ReactNode;
}

/** The card of a pack in a grid: its covers as a fan, title, creator, counts by type, and a last line. The whole card is a link. */
export function PackCard({ pack, eager = false, level: Heading = 'h3', onReach, corner }: PackCardProps) {
  const hue = packHue(pack.id);
  return (
    <article className={card} data-fan-opens style={styleVariables({ '--hue': hue })} onPointerEnter={onReach} onFocus={onReach}>
      <div className={cover}><Fan cards={pack.covers} hue={hue} eager={eager} /></div>
      <div className={body}>
        <Heading className={css({ textStyle: 'h4', lineHeight: '[1.25]' })}><Link to={packAddress(pack)} className={link}>{pack.title}</Link></Heading>
        <div className={by}>
          <Avatar name={pack.creator.displayName} src={pack.creator.avatarUrl} size={20} />
          <span className={css({ truncate: true })}>{pack.creator.displayName}</span>
          {pack.creator.platform && <PlatformMark />}
          <span className={keepSize({ marginInlineStart: 'auto' })}><TypeCounts counts={pack.counts} /></span>
        </div>
        <PackFoot pack={pack} />
      </div>
      <div className={css({ position: 'absolute', insetBlockStart: '1.5', insetInlineEnd: '1.5', zIndex: 'raised' })}>{corner ?? <Suspense fallback={null}><SavePack pack={pack} /></Suspense>}</div>
    </article>
  );
}

const card = css({
  position: 'relative', display: 'flex', flexDirection: 'column', layerStyle: 'card', overflow: 'hidden', minWidth: '0', transitionProperty: 'border-color', transitionDuration: 'base',
  '&:is(:hover, :focus-within)': { borderColor: '[oklch(.66 .13 var(--hue))]' },
});
const cover = css({ aspectRatio: '[16 / 10.5]' });
const body = css({ display: 'flex', flexDirection: 'column', gap: '1.5', flex: '1', paddingInline: '4', paddingBlockStart: '3.5' });
const by = hstack({ gap: '2', textStyle: 'meta', color: 'fg.muted', minWidth: '0', marginBlockEnd: '2' });
const link = stretchedLink();
