import type { ReactNode } from 'react';
import { BadgeCheck, Heart, Play } from 'lucide-react';
import { Link } from 'react-router-dom';
import { pluralWord } from '#contracts/plural.ts';
import { css } from '#styled/css';
import { hstack, visuallyHidden, wrap } from '#styled/patterns';
import type { PromptCard as Prompt } from '#contracts/prompts.ts';
import { priceLabel } from '#contracts/price-label.ts';
import { categoryLabel } from '#shared/prompts/category-label.ts';
import { shortNumber } from '#lib/short-number.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Chip } from '#ui/chip.tsx';
import { TypeChip } from '#ui/type-chip.tsx';
import * as CARDS from './prompt-card.words.ts';

/** Elements that a page adds to the cards of its prompts. Each is above the card's link, so that it can be pressed. */
export interface CardSlots {
  /** Element in the top right corner of the prompt's cover: the save button. */
  corner?: ReactNode;
  /** Element over the bottom of the prompt's cover while the card has the pointer or the focus. */
  quick?: ReactNode;
  /** Element over the whole cover of the prompt, below all other elements: a video preview. */
  preview?: ReactNode;
  /** Element at the end of the line with the prompt's creator: a menu. */
  more?: ReactNode;
}

interface PromptCardProps {
  prompt: Prompt;
  /** True for the first rows of cards, which are visible at once: their pictures load immediately. */
  eager?: boolean;
  onReach?: () => void;
  slots?: CardSlots | undefined;
}

/** Card of one prompt: cover, title, creator, counts and price. The whole card is a link. */
export function PromptCard({ prompt, eager = false, onReach, slots = {} }: PromptCardProps) {
  const price = priceLabel(prompt);
  const { successRate, runs, likes } = prompt.stats;
  return (
    <article className={card} data-type={prompt.contentType} onPointerEnter={onReach} onFocus={onReach}>
      <div className={cover}>
        {prompt.coverUrl && (
          <img src={prompt.coverUrl} alt="" width={480} height={360} loading={eager ? 'eager' : 'lazy'} decoding="async" className={css({ width: 'full', height: 'full', objectFit: 'cover' })} />
        )}
        {slots.preview}
        <TypeChip type={prompt.contentType} onCover className={css({ position: 'absolute', insetBlockStart: '2.5', insetInlineStart: '2.5' })} />
      </div>
      <div className={body}>
        <h3 className={css({ textStyle: 'cardTitle', lineClamp: '2' })}>
          <Link to={`/prompt/${prompt.slug}`} className={link}>{prompt.title}</Link>
        </h3>
        <div className={hstack({ gap: '1.5', minHeight: '6', textStyle: 'meta', color: 'fg.muted', minWidth: '0' })}>
          <Avatar name={prompt.creator.displayName} src={prompt.creator.avatarUrl} size={20} />
          <span className={css({ truncate: true })}>{prompt.creator.displayName}</span>
          {prompt.creator.platform && <BadgeCheck role="img" aria-label={CARDS.promptCardLabel} className={css({ flex: 'none', width: '4', height: '4', color: 'brand' })} />}
          {slots.more && <span className={more}>{slots.more}</span>}
        </div>
        <div className={foot}>
          <p className={counts}>
            {successRate !== null && <span><strong className={css({ color: 'fg' })}>{successRate}%</strong> works</span>}
            {runs > 0 && <span className={count}><Play aria-hidden />{shortNumber(runs)}<span className={visuallyHidden()}>{pluralWord(runs, ' run')}</span></span>}
            {likes > 0 && <span className={count}><Heart aria-hidden />{shortNumber(likes)}<span className={visuallyHidden()}>{pluralWord(likes, ' like')}</span></span>}
            {runs === 0 && likes === 0 && <span className={category}>{categoryLabel(prompt.category)}</span>}
          </p>
          <Chip tone={price.noFee ? 'free' : 'price'} className={priced}>{price.label}</Chip>
        </div>
      </div>
      {slots.corner && <div className={corner}>{slots.corner}</div>}
      {slots.quick && <div className={quick}>{slots.quick}</div>}
    </article>
  );
}

const card = css({
  position: 'relative', display: 'flex', flexDirection: 'column', layerStyle: 'card', overflow: 'hidden', transitionProperty: 'border-color, transform', transitionDuration: 'base',
  '&:is(:hover, :focus-within)': { borderColor: 'kind', transform: 'translateY(-2px)', '& [data-quick]': { opacity: '1' } },
});
// On phones the card hides the prompt's category, because only two letters of it would fit beside the price.
const category = css({ display: { base: 'none', sm: 'inline' }, width: '0', flexGrow: '1', truncate: true });
const cover = css({ position: 'relative', aspectRatio: '[4 / 3]', backgroundColor: 'kind.soft', borderBottom: '[2px solid {colors.kind}]', overflow: 'hidden' });
const body = css({ display: 'flex', flexDirection: 'column', gap: '2', padding: { base: '3', md: '4' }, flex: '1' });
const link = css({ color: 'fg', textDecoration: 'none', _after: { content: '""', position: 'absolute', inset: '0' }, _focusVisible: { outlineStyle: 'none', _after: { outline: '[2px solid {colors.brand}]', outlineOffset: '[-2px]', borderRadius: 'lg' } } });
const foot = wrap({ alignItems: 'center', gap: '2', marginBlockStart: 'auto', paddingBlockStart: '3', borderTop: 'soft', textStyle: 'meta', color: 'fg.subtle', tabular: true });
/**
 * The counts of the card stay in one line: those that do not fit beside the price are cut off. The first count is never cut: where it does
 * not fit, the price moves to its own line.
 */
const counts = wrap({ columnGap: '3', flex: '[1 1 min-content]', minWidth: '0', height: '[1lh]', overflow: 'hidden', whiteSpace: 'nowrap', '& > *': { maxWidth: 'full' } });
/** The price on the card may wrap on phones, because the longest one is wider than a card there. */
const priced = css({ marginInlineStart: 'auto', whiteSpace: { base: 'normal', sm: 'nowrap' } });
const count = css({ display: 'inline-flex', alignItems: 'center', gap: '1', '& svg': { width: '3.5', height: '3.5' } });
const corner = css({ position: 'absolute', insetBlockStart: '1.5', insetInlineEnd: '1.5', zIndex: 'raised' });
const more = css({ position: 'relative', zIndex: 'raised', marginInlineStart: 'auto', marginBlock: '-1', flex: 'none' });
/** This layer is as large as the cover, so that its buttons are at the cover's bottom. Only the buttons react to the pointer. */
const quick = css({ position: 'absolute', insetInline: '0', insetBlockStart: '0', aspectRatio: '[4 / 3]', display: 'flex', alignItems: 'flex-end', padding: '2.5', pointerEvents: 'none', zIndex: 'raised', '& > *': { pointerEvents: 'auto' } });
