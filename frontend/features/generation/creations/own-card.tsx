import { memo, Suspense, useState } from 'react';
import { ArrowLeft, ArrowRight, Bookmark, Check, Clapperboard, Download, Ellipsis, GitFork, RotateCcw, Star } from 'lucide-react';
import type { Creation } from '#contracts/creations.ts';
import { css } from '#styled/css';
import { lazyPart } from '#lib/lazy-part.ts';
import { CreationCard } from '#shared/creations/creation-card.tsx';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { arrival } from './fly-in.ts';
import type { CardActs } from './card-acts.ts';
import { BULK, OWN_CARD } from './creations.words.ts';

const CardMenu = lazyPart(() => import('./card-menu.tsx'), 'CardMenu');

interface OwnCardProps {
  creation: Creation;
  height: number;
  selected: boolean;
  /** The card's functions as one object that stays the same in every render, so that unchanged cards do not render again. */
  acts: CardActs;
}

/** The card of an own creation with check box, star and actions. The list handles the keys, so each card is one Tab stop. */
export const OwnCard = memo(function OwnCard({ creation, height, selected, acts }: OwnCardProps) {
  const inTrash = creation.trashedAt !== null;
  return (
    <CreationCard
      cardRef={arrival(creation.id)} creation={creation} height={height} selected={selected} onOpen={acts.open}
      check={<CheckBox creation={creation} selected={selected} acts={acts} />}
      tools={!inTrash && (
        <>
          <More creation={creation} acts={acts} />
          <IconButton
            label={OWN_CARD.starLabel} size="sm" round variant="plain" tabIndex={-1} aria-pressed={creation.favourite} className={tool}
            onClick={() => acts.star(creation)}
          >
            <Star aria-hidden />
          </IconButton>
        </>
      )}
      acts={inTrash ? <Button size="sm" tabIndex={-1} className={wide} icon={<RotateCcw aria-hidden />} onClick={() => acts.restore(creation)}>{BULK.restoreButton}</Button> : <Acts creation={creation} acts={acts} />}
    />
  );
});

/** The menu of a creation's card. It is a plain button until it is pressed, because the page may have hundreds of cards. */
function More({ creation, acts }: Pick<OwnCardProps, 'creation' | 'acts'>) {
  const [used, setUsed] = useState(false);
  const button = <IconButton label={OWN_CARD.moreLabel(creation.title)} size="sm" round variant="plain" tabIndex={-1} className={tool} aria-haspopup="menu" onClick={() => setUsed(true)}><Ellipsis aria-hidden /></IconButton>;
  return used ? <Suspense fallback={button}><CardMenu creation={creation} acts={acts} trigger={button} /></Suspense> : button;
}

/** The buttons of a creation's card, which appear on hover and focus. */
function Acts({ creation, acts }: Pick<OwnCardProps, 'creation' | 'acts'>) {
  const { title } = creation;
  return (
    <>
      {acts.place && (
        <>
          <IconButton size="sm" variant="plain" tabIndex={-1} label={OWN_CARD.earlierLabel(title)} className={solid} onClick={() => acts.place?.(creation, -1)}><ArrowLeft aria-hidden /></IconButton>
          <IconButton size="sm" variant="plain" tabIndex={-1} label={OWN_CARD.laterLabel(title)} className={solid} onClick={() => acts.place?.(creation, 1)}><ArrowRight aria-hidden /></IconButton>
        </>
      )}
      {creation.prompt && !acts.place && <Button size="sm" tabIndex={-1} className={wide} icon={<GitFork aria-hidden />} onClick={() => acts.remix(creation)}><span className={css({ mdDown: { srOnly: true } })}>{OWN_CARD.remixButton}</span></Button>}
      {creation.contentType === 'image' && <IconButton size="sm" variant="plain" tabIndex={-1} label={OWN_CARD.animateLabel(title)} className={solid} onClick={() => acts.animate(creation)}><Clapperboard aria-hidden /></IconButton>}
      <IconButton size="sm" variant="plain" tabIndex={-1} label={OWN_CARD.collectLabel(title)} className={solid} onClick={() => acts.collect(creation)}><Bookmark aria-hidden /></IconButton>
      <IconButton size="sm" variant="plain" tabIndex={-1} label={OWN_CARD.downloadLabel(title)} className={solid} onClick={() => acts.download(creation)}><Download aria-hidden /></IconButton>
    </>
  );
}

/** The check box that selects a creation; with Shift, all creations up to it. */
export const CheckBox = ({ creation, selected, acts }: Pick<OwnCardProps, 'creation' | 'selected' | 'acts'>) => (
  <button
    type="button" role="checkbox" aria-checked={selected} aria-label={OWN_CARD.selectLabel(creation.title)} tabIndex={-1} className={tick}
    onClick={(event) => acts.toggle(creation.id, event.shiftKey)}
  >
    <Check size={15} strokeWidth={3} aria-hidden />
  </button>
);

const solid = css({ backgroundColor: 'surface', border: 'none' });
const wide = css({ flex: '1', backgroundColor: 'surface', border: 'none' });
const tick = css({
  display: 'grid', placeItems: 'center', width: '[26px]', height: '[26px]', border: 'field', borderRadius: 'sm', backgroundColor: 'surface', color: 'transparent', cursor: 'pointer',
  '&[aria-checked=true]': { backgroundColor: 'brand.strong', borderColor: 'brand.strong', color: 'white' },
});
const tool = css({
  border: 'none', backgroundColor: 'surface', color: 'fg.muted', opacity: '0', '&[aria-pressed=true]': { opacity: '1', color: 'amber', '& svg': { fill: 'current' } },
  '@media (hover: hover)': { 'article:is(:hover, :focus-within) &': { opacity: '1' } },
});
