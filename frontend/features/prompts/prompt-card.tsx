import { Play, ThumbsUp } from 'lucide-react';
import { Link } from 'react-router-dom';
import { css } from '#styled/css';
import type { PromptCard as Prompt } from '#contracts/prompts.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Chip } from '#ui/chip.tsx';
import { TypeChip } from '#ui/type-chip.tsx';
import { priceLabel } from './price-label.ts';

interface PromptCardProps {
  prompt: Prompt;
  /** The first rows are what a visitor waits for: their pictures load at once. */
  eager?: boolean;
  onReach?: () => void;
}

/** One prompt in a grid: cover, title, creator, counts, price. The whole card is its link. */
export function PromptCard({ prompt, eager = false, onReach }: PromptCardProps) {
  const price = priceLabel(prompt);
  return (
    <article className={card} data-type={prompt.contentType} onPointerEnter={onReach} onFocus={onReach}>
      <div className={cover}>
        {prompt.coverUrl && (
          <img src={prompt.coverUrl} alt="" width={480} height={360} loading={eager ? 'eager' : 'lazy'} decoding="async" className={css({ width: 'full', height: 'full', objectFit: 'cover' })} />
        )}
        <TypeChip type={prompt.contentType} onCover className={css({ position: 'absolute', insetBlockStart: '2.5', insetInlineStart: '2.5' })} />
      </div>
      <div className={body}>
        <h3 className={css({ textStyle: 'cardTitle', lineClamp: '2' })}>
          <Link to={`/prompt/${prompt.slug}`} className={link}>{prompt.title}</Link>
        </h3>
        <p className={css({ display: 'flex', alignItems: 'center', gap: '1.5', textStyle: 'meta', color: 'fg.muted', minWidth: '0' })}>
          <Avatar name={prompt.creator.displayName} src={prompt.creator.avatarUrl} size={20} />
          <span className={css({ truncate: true })}>{prompt.creator.displayName}</span>
        </p>
        <div className={foot}>
          {prompt.stats.worksRate !== null && <span><strong className={css({ color: 'fg' })}>{prompt.stats.worksRate}%</strong> works</span>}
          {prompt.stats.runs > 0 && <span className={count}><Play aria-hidden />{prompt.stats.runs.toLocaleString('en-US')}<span className={css({ srOnly: true })}> runs</span></span>}
          {prompt.stats.likes > 0 && <span className={count}><ThumbsUp aria-hidden />{prompt.stats.likes.toLocaleString('en-US')}<span className={css({ srOnly: true })}> likes</span></span>}
          <Chip tone={price.free ? 'free' : 'price'} className={css({ marginInlineStart: 'auto' })}>{price.label}</Chip>
        </div>
      </div>
    </article>
  );
}

const card = css({
  position: 'relative', display: 'flex', flexDirection: 'column', layerStyle: 'card', overflow: 'hidden', transitionProperty: 'border-color, transform', transitionDuration: 'base',
  '&:is(:hover, :focus-within)': { borderColor: 'kind', transform: 'translateY(-2px)' },
});
const cover = css({ position: 'relative', aspectRatio: '[4 / 3]', backgroundColor: 'kind.soft', borderBottom: '[2px solid {colors.kind}]', overflow: 'hidden' });
const body = css({ display: 'flex', flexDirection: 'column', gap: '2', padding: { base: '3', md: '4' }, flex: '1' });
const link = css({ color: 'fg', textDecoration: 'none', _after: { content: '""', position: 'absolute', inset: '0' }, _focusVisible: { outlineStyle: 'none', _after: { outline: '[2px solid {colors.brand}]', outlineOffset: '[-2px]', borderRadius: 'lg' } } });
const foot = css({ display: 'flex', alignItems: 'center', gap: '3', marginBlockStart: 'auto', paddingBlockStart: '3', borderTop: 'soft', textStyle: 'meta', color: 'fg.subtle', tabular: true });
const count = css({ display: { base: 'none', md: 'inline-flex' }, alignItems: 'center', gap: '1', '& svg': { width: '3.5', height: '3.5' } });
