import { useInfiniteQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { relativeTime } from '#lib/relative-time.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { TypeChip } from '#ui/type-chip.tsx';
import { ExportMenu } from './export-menu.tsx';
import { ownPromptsQuery } from './own-prompts.queries.ts';
import type { OwnPrompt } from './own-prompts.queries.ts';

const STATES = {
  draft: { words: 'Draft', tone: 'neutral' }, in_review: { words: 'In review', tone: 'warn' }, published: { words: 'Published', tone: 'good' },
  rejected: { words: 'Sent back', tone: 'bad' }, removed: { words: 'Taken down', tone: 'bad' },
} as const;

/** What the person has made so far, to go on with or to take along. Whoever has made nothing sees nothing of it. */
export function OwnPrompts() {
  const own = useInfiniteQuery(ownPromptsQuery);
  if (own.isError && !own.data) return <FetchProblem error={own.error} onRetry={() => void own.refetch()} />;
  const prompts = own.data?.pages.flatMap((page) => page.items) ?? [];
  if (prompts.length === 0) return null;
  return (
    <section aria-labelledby="own-prompts" className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' })}>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center', justifyContent: 'space-between' })}>
        <h2 id="own-prompts" className={css({ textStyle: 'h3' })}>Your prompts</h2>
        <ExportMenu />
      </div>
      <ul className={css({ layerStyle: 'card', overflow: 'hidden', '& > li + li': { borderTop: 'soft' } })}>{prompts.map((prompt) => <Row key={prompt.promptId} prompt={prompt} />)}</ul>
      {own.hasNextPage && <div><Button busy={own.isFetchingNextPage} busyLabel="Loading…" onClick={() => void own.fetchNextPage()}>Show more</Button></div>}
    </section>
  );
}

function Row({ prompt }: { prompt: OwnPrompt }) {
  const title = prompt.title.trim() || 'Untitled';
  const state = STATES[prompt.status];
  return (
    <li data-type={prompt.contentType} className={row}>
      <span className={css({ flex: 'none', width: { sm: '[76px]' } })}><TypeChip type={prompt.contentType} /></span>
      <div className={css({ flex: '[1 1 140px]', minWidth: '0', display: 'grid', gap: '1' })}>
        <TextLink to={`/edit/prompt/${prompt.promptId}`} quiet className={css({ color: 'fg!', fontWeight: 'semibold!', overflowWrap: 'anywhere' })}>{title}</TextLink>
        <p className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1.5', textStyle: 'meta', color: 'fg.subtle' })}>
          <Badge tone={state.tone}>{state.words}{prompt.version === null ? '' : ` v${prompt.version}`}</Badge>
          {prompt.version !== null && prompt.changed && <Badge>Changed since</Badge>}
          {prompt.visibility !== 'public' && <Badge>{prompt.visibility === 'private' ? 'Private' : 'Unlisted'}</Badge>}
          <span>{relativeTime(prompt.updatedAt)}</span>
        </p>
      </div>
      <div className={css({ display: 'flex', gap: '1', marginInlineStart: 'auto' })}>
        {prompt.status === 'published' && <LinkButton size="sm" variant="ghost" to={`/prompt/${prompt.slug}`}>Open<span className={css({ srOnly: true })}> {title}</span></LinkButton>}
        {(prompt.status === 'rejected' || prompt.status === 'removed') && <LinkButton size="sm" variant="ghost" to="/decisions">Why<span className={css({ srOnly: true })}>: {title}</span></LinkButton>}
        <ExportMenu prompt={{ promptId: prompt.promptId, title }} />
      </div>
    </li>
  );
}

const row = css({ display: 'flex', flexWrap: { base: 'wrap', sm: 'nowrap' }, alignItems: 'center', gap: '3', paddingInline: '4', paddingBlock: '3' });
