import { css } from '#styled/css';
import { flex, longWords, stack, visuallyHidden, wrap } from '#styled/patterns';
import { categoryLabel } from '#shared/prompts/category-label.ts';
import { PROMPT_TONES } from '#shared/prompts/prompt-tones.ts';
import { PROMPT_STATES } from '#shared/prompts/prompts.words.ts';
import { Badge } from '#ui/badge.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { TypeChip } from '#ui/type-chip.tsx';
import type { OwnPrompt } from './own-prompts.queries.ts';
import { OWN_PROMPT_ROW } from './own-prompts.words.ts';

interface OwnPromptRowProps {
  prompt: OwnPrompt;
  selected: boolean;
  onSelect(selected: boolean): void;
}

/** Row of the user's prompts for one of them: its full title, its state, and links to its pages. */
export function OwnPromptRow({ prompt, selected, onSelect }: OwnPromptRowProps) {
  const { promptId, slug, state, version, changed, category, contentType, visibility, updatedAt } = prompt;
  const title = prompt.title.trim() || OWN_PROMPT_ROW.title;
  const reviewed = state === 'in_review' || state === 'sent_back' || state === 'rejected' || state === 'removed';
  return (
    <li data-type={contentType} data-selected={selected || undefined} className={row}>
      <Checkbox hideLabel checked={selected} onCheckedChange={onSelect}>{`Select ${title}`}</Checkbox>
      <div className={stack({ flex: '[1 1 200px]', minWidth: '0', gap: '1' })}>
        {/* As wide as its words: across the whole row, it left the job tray no free place beside a long list. */}
        <TextLink to={`/edit/prompt/${promptId}`} quiet className={longWords({ justifySelf: 'start', color: 'fg!', fontWeight: 'semibold!' })}>{title}</TextLink>
        <p className={wrap({ alignItems: 'center', gap: '1.5', textStyle: 'meta', color: 'fg.subtle' })}>
          <Badge tone={PROMPT_TONES[state]}>{PROMPT_STATES[state]}{version === null ? '' : ` v${version}`}</Badge>
          {version !== null && changed && <Badge>{OWN_PROMPT_ROW.badge}</Badge>}
          {visibility !== 'public' && <Badge>{visibility === 'private' ? 'Private' : 'Unlisted'}</Badge>}
          <TypeChip type={contentType} />
          <span>{category === null ? OWN_PROMPT_ROW.noCategoryText : categoryLabel(category)}</span>
          <RelativeTime iso={updatedAt} />
        </p>
      </div>
      <div className={flex({ gap: '1', marginInlineStart: 'auto' })}>
        {reviewed && <LinkButton size="sm" variant="ghost" to={`/edit/prompt/${promptId}/review`}>{OWN_PROMPT_ROW.reviewButton}<span className={visuallyHidden()}> {OWN_PROMPT_ROW.ofText(title)}</span></LinkButton>}
        {state === 'published' && <LinkButton size="sm" variant="ghost" to={`/prompt/${slug}`}>{OWN_PROMPT_ROW.openButton}<span className={visuallyHidden()}> {title}</span></LinkButton>}
      </div>
    </li>
  );
}

const row = css({ display: 'flex', flexWrap: { base: 'wrap', sm: 'nowrap' }, alignItems: 'center', gap: '3', paddingInline: '4', paddingBlock: '3', '&[data-selected]': { backgroundColor: 'brand.soft' } });
