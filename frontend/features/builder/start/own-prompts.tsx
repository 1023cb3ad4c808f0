import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column, dividedList, flex, keepSize, longWords, stack, visuallyHidden, wrap } from '#styled/patterns';
import { PROMPT_TONES } from '#shared/prompts/prompt-tones.ts';
import { PROMPT_STATES } from '#shared/prompts/prompts.words.ts';
import { Badge } from '#ui/badge.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { TypeChip } from '#ui/type-chip.tsx';
import { ExportMenu } from './export-menu.tsx';
import { ownPromptsQuery } from './start.queries.ts';
import type { OwnPrompt } from './start.queries.ts';
import { OWN_PROMPTS } from '../builder-shell.words.ts';

/** The list of the author's prompts on the builder's start page, for continuing or exporting them. Nothing for an author without prompts. */
export function OwnPrompts() {
  const own = useQuery(ownPromptsQuery);
  if (own.isError && !own.data) return <FetchProblem error={own.error} onRetry={() => void own.refetch()} />;
  const prompts = own.data?.items ?? [];
  const total = own.data?.total ?? prompts.length;
  if (prompts.length === 0) return null;
  return (
    <section aria-labelledby="own-prompts" className={column({ gap: '3' })}>
      <div className={wrap({ gap: '3', alignItems: 'center', justifyContent: 'space-between' })}>
        <h2 id="own-prompts" className={css({ textStyle: 'h3' })}>{OWN_PROMPTS.heading}</h2>
        <span className={wrap({ gap: '2' })}><LinkButton size="sm" to="/create/prompts">{OWN_PROMPTS.manageAllButton(total)}</LinkButton><ExportMenu /></span>
      </div>
      <ul className={dividedList({ layerStyle: 'card', overflow: 'hidden' })}>{prompts.map((prompt) => <Row key={prompt.promptId} prompt={prompt} />)}</ul>
    </section>
  );
}

/** States in which moderators have reviewed the prompt or are reviewing it, so that the list links to the review. */
const FOLLOWED: ReadonlySet<OwnPrompt['state']> = new Set(['in_review', 'sent_back', 'rejected', 'removed']);

function Row({ prompt }: { prompt: OwnPrompt }) {
  const title = prompt.title.trim() || 'Untitled';
  return (
    <li data-type={prompt.contentType} className={row}>
      <span className={keepSize({ width: { sm: '[76px]' } })}><TypeChip type={prompt.contentType} /></span>
      <div className={stack({ flex: '[1 1 140px]', minWidth: '0', gap: '1' })}>
        <TextLink to={`/edit/prompt/${prompt.promptId}`} quiet className={longWords({ color: 'fg!', fontWeight: 'semibold!' })}>{title}</TextLink>
        <p className={wrap({ alignItems: 'center', gap: '1.5', textStyle: 'meta', color: 'fg.subtle' })}>
          <Badge tone={PROMPT_TONES[prompt.state]}>{PROMPT_STATES[prompt.state]}{prompt.version === null ? '' : ` v${prompt.version}`}</Badge>
          {prompt.version !== null && prompt.changed && <Badge>{OWN_PROMPTS.badge}</Badge>}
          {prompt.visibility !== 'public' && <Badge>{prompt.visibility === 'private' ? 'Private' : 'Unlisted'}</Badge>}
          <RelativeTime iso={prompt.updatedAt} />
        </p>
      </div>
      <div className={flex({ gap: '1', marginInlineStart: 'auto' })}>
        {prompt.status === 'published' && <LinkButton size="sm" variant="ghost" to={`/prompt/${prompt.slug}`}>{OWN_PROMPTS.openButton}<span className={visuallyHidden()}> {title}</span></LinkButton>}
        {FOLLOWED.has(prompt.state) && <LinkButton size="sm" variant="ghost" to={`/edit/prompt/${prompt.promptId}/review`}>{prompt.state === 'in_review' ? 'Status' : 'Why'}<span className={visuallyHidden()}>: {title}</span></LinkButton>}
        <ExportMenu prompt={{ promptId: prompt.promptId, title }} />
      </div>
    </li>
  );
}

const row = css({ display: 'flex', flexWrap: { base: 'wrap', sm: 'nowrap' }, alignItems: 'center', gap: '3', paddingInline: '4', paddingBlock: '3' });
