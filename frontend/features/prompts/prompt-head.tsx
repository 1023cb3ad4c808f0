import { css } from '#styled/css';
import type { PromptDetail } from '#contracts/prompt-detail.ts';
import { relativeTime } from '#lib/relative-time.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Chip } from '#ui/chip.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { TypeChip } from '#ui/type-chip.tsx';
import { categoryLabel } from '#lib/category-label.ts';
import { priceLabel } from '#lib/price-label.ts';

const TYPE_LABELS = { text: 'Text', image: 'Image', video: 'Video' } as const;

/** Title, line, maker and facts. Counts appear when there is something to count. */
export function PromptHead({ prompt }: { prompt: PromptDetail }) {
  const type = TYPE_LABELS[prompt.contentType];
  const price = priceLabel(prompt);
  const { runs, worksRate, likes } = prompt.stats;
  const facts = [
    worksRate === null ? null : `${worksRate}% works`,
    runs > 0 ? `${runs.toLocaleString('en-US')} ${runs === 1 ? 'run' : 'runs'}` : null,
    likes > 0 ? `${likes.toLocaleString('en-US')} likes` : null,
  ].filter(Boolean);
  return (
    <header className={css({ display: 'grid', gap: '3' })}>
      <Breadcrumbs
        crumbs={[
          { label: 'Marketplace', to: '/marketplace' },
          { label: type, to: `/marketplace?contentType=${prompt.contentType}` },
          { label: categoryLabel(prompt.category), to: `/marketplace?contentType=${prompt.contentType}&category=${prompt.category}` },
        ]}
      />
      <h1 className={css({ textStyle: 'h1' })}>{prompt.title}</h1>
      <p className={css({ fontSize: '17', color: 'fg.muted', maxWidth: 'prose', textWrap: '[pretty]' })}>{prompt.oneLiner}</p>
      <p className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', textStyle: 'small' })}>
        <Avatar name={prompt.creator.displayName} src={prompt.creator.avatarUrl} size={32} />
        <TextLink quiet to={`/profile/${prompt.creator.username}`} className={css({ color: 'fg!', fontWeight: 'bold!' })}>{prompt.creator.displayName}</TextLink>
        {prompt.creator.house && <Chip tone="tag">Run by Conjure</Chip>}
        {facts.length > 0 && <span className={css({ color: 'fg.subtle', tabular: true })}>{facts.join(' · ')}</span>}
      </p>
      <ul className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
        <li><TypeChip type={prompt.contentType} /></li>
        <li><Chip>{categoryLabel(prompt.category)}</Chip></li>
        <li><Chip tone={price.free ? 'free' : 'price'}>{price.label}</Chip></li>
        <li><Chip>v{prompt.version}</Chip></li>
        <li><Chip>Published {relativeTime(prompt.publishedAt)}</Chip></li>
      </ul>
    </header>
  );
}
