import type { ReactNode } from 'react';
import { counted } from '#contracts/plural.ts';
import { css } from '#styled/css';
import { longWords, mutedText, stack, wrap } from '#styled/patterns';
import type { PromptAccess, PromptDetail } from '#contracts/prompt-detail.ts';
import { categoryLabel } from '#shared/prompts/category-label.ts';
import { languageName } from '#shared/prompts/language-names.ts';
import { priceLabel } from '#contracts/price-label.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Chip } from '#ui/chip.tsx';
import { PlatformMark } from '#ui/platform-mark.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { TypeChip } from '#ui/type-chip.tsx';
import { licenseWords } from './license-words.ts';
import { PROMPT_HEAD } from './prompts.words.ts';

/** Text in place of the prompt's price for a buyer who already has access. */
const HAD: Partial<Record<PromptAccess, string>> = { unlocked: 'Unlocked', pack: PROMPT_HEAD.pack };
const TYPE_LABELS = { text: 'Text', image: 'Image', video: 'Video' } as const;

interface PromptHeadProps {
  prompt: PromptDetail;
  /** Element beside the creator's name, such as the follow button. */
  follow?: ReactNode;
  /** Buttons with which the user likes, saves, shares and remixes the prompt. */
  actions?: ReactNode;
}

/** Head of a prompt's page: title, subtitle, creator and facts. Counts of 0 are left out. */
export function PromptHead({ prompt, follow, actions }: PromptHeadProps) {
  const type = TYPE_LABELS[prompt.contentType];
  const price = priceLabel(prompt);
  const had = HAD[prompt.viewer.access];
  const { runs, successRate, likedRate, rating, reviews } = prompt.stats;
  const facts = [
    successRate === null ? null : `${successRate}% works`,
    likedRate === null ? null : `${likedRate}% liked`,
    rating === null ? null : PROMPT_HEAD.rating(rating, reviews),
    runs > 0 ? counted(runs, 'run') : null,
  ].filter(Boolean);
  return (
    <header className={stack({ gap: '3' })}>
      <Breadcrumbs
        crumbs={[
          { label: PROMPT_HEAD.marketplaceLabel, to: '/marketplace' },
          { label: type, to: `/marketplace?contentType=${prompt.contentType}` },
          { label: categoryLabel(prompt.category), to: `/marketplace?contentType=${prompt.contentType}&category=${prompt.category}` },
        ]}
      />
      <h1 className={longWords({ textStyle: 'h1' })}>{prompt.title}</h1>
      <p className={css({ fontSize: '17', color: 'fg.muted', maxWidth: 'prose', textWrap: '[pretty]', overflowWrap: 'anywhere' })}>{prompt.oneLiner}</p>
      <div className={wrap({ alignItems: 'center', gap: '2', textStyle: 'small' })}>
        <Avatar name={prompt.creator.displayName} src={prompt.creator.avatarUrl} size={32} />
        <TextLink quiet to={`/profile/${prompt.creator.username}`} className={longWords({ color: 'fg!', fontWeight: 'bold!' })}>{prompt.creator.displayName}</TextLink>
        {prompt.creator.platform && <PlatformMark size={18} />}
        {follow}
        {facts.length > 0 && <span className={css({ color: 'fg.subtle', tabular: true })}>{facts.join(' · ')}</span>}
      </div>
      {actions && <div className={wrap({ alignItems: 'center', gap: { base: '1.5', sm: '2' } })}>{actions}</div>}
      <ul aria-label={PROMPT_HEAD.factsLabel} className={wrap({ gap: '2' })}>
        <li><TypeChip type={prompt.contentType} /></li>
        <li><Chip>{categoryLabel(prompt.category)}</Chip></li>
        <li>{had ? <Chip tone="free">{had}</Chip> : <Chip tone={price.noFee ? 'free' : 'price'}>{prompt.viewer.access === 'owner' && !price.noFee ? `Others: ${price.label}` : price.label}</Chip>}</li>
        <li><Chip>{languageName(prompt.language)}</Chip></li>
        <li><Chip>{licenseWords(prompt)}</Chip></li>
        {prompt.allowCommercial && <li><Chip>{PROMPT_HEAD.badge}</Chip></li>}
        <li><Chip>v{prompt.formVersion === undefined || prompt.formVersion === prompt.version ? prompt.version : `${prompt.formVersion} of ${prompt.version}`}</Chip></li>
        <li><Chip><span><Sentence text={PROMPT_HEAD.updatedText} parts={{ when: <RelativeTime iso={prompt.updatedAt} /> }} /></span></Chip></li>
      </ul>
      {prompt.parent && (
        <p className={mutedText()}>
          {PROMPT_HEAD.remixedFromText} {prompt.parent.prompt ? <TextLink to={`/prompt/${prompt.parent.prompt.slug}`}>{prompt.parent.prompt.title}</TextLink> : PROMPT_HEAD.goneParent}
          {prompt.parent.creator && <> <Sentence text={PROMPT_HEAD.byText} parts={{ link: <TextLink to={`/profile/${prompt.parent.creator.username}`}>{prompt.parent.creator.displayName}</TextLink> }} /></>}
        </p>
      )}
    </header>
  );
}
