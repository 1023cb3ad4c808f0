import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { css } from '#styled/css';
import { centered, column, dividedList, longWords, metaText } from '#styled/patterns';
import type { ChallengeDetail } from '#contracts/challenges.ts';
import type { PromptCard } from '#contracts/prompts.ts';
import { useDelayed } from '#lib/use-delayed.ts';
import { CoverPicture } from '#shared/prompts/cover-picture.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Field } from '#ui/field.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { SearchBox } from '#ui/search-box.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TypeIcon } from '#ui/type-chip.tsx';
import { BENCH } from '../challenge-page.words.ts';
import { challengePromptsQuery } from './challenge-prompts.queries.ts';

interface PromptsDialogProps {
  challenge: ChallengeDetail;
  noteOf(prompt: PromptCard): string;
  onChoose(slug: string): void;
  onClose(): void;
}

/** The dialog with all prompts that the viewer may use for an entry in a challenge. */
export function PromptsDialog({ challenge, noteOf, onChoose, onClose }: PromptsDialogProps) {
  const [q, setQ] = useState('');
  const found = useInfiniteQuery(challengePromptsQuery(challenge.id, useDelayed(q)));
  const prompts = found.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={BENCH.dialogTitle}>
      <div className={column({ gap: '3' })}>
        <Field label={BENCH.searchLabel} hideLabel><SearchBox q={q} onSearch={setQ} placeholder={BENCH.searchPlaceholder} icon={<Search size={16} aria-hidden />} /></Field>
        {found.isPending && <div aria-busy="true" className={column({ gap: '2' })}>{[0, 1, 2, 3].map((row) => <Skeleton key={row} radius="md" className={css({ height: '[60px]' })} />)}</div>}
        {found.isError && !found.data && <FetchProblem error={found.error} onRetry={() => void found.refetch()} />}
        {found.data && prompts.length === 0 && <EmptyState size="sm" level="h3" title={BENCH.noneTitle}>{BENCH.noneText}</EmptyState>}
        <ul className={dividedList()}>
          {prompts.map((prompt) => (
            <li key={prompt.id}>
              <button type="button" className={row} data-type={challenge.contentType} onClick={() => onChoose(prompt.slug)}>
                <span className={thumb}>{prompt.coverUrl ? <CoverPicture url={prompt.coverUrl} type={challenge.contentType} /> : <TypeIcon type={challenge.contentType} size={18} />}</span>
                <span className={css({ minWidth: '0' })}><b className={longWords({ display: 'block', textStyle: 'small', fontWeight: 'semibold' })}>{prompt.title}</b><span className={metaText()}>{noteOf(prompt)}</span></span>
              </button>
            </li>
          ))}
        </ul>
        <LoadMore byButton list={found} what="prompts" />
      </div>
    </Dialog>
  );
}

const row = css({ display: 'flex', alignItems: 'center', gap: '3', width: 'full', padding: '2', backgroundColor: 'transparent', color: 'fg', textAlign: 'start', cursor: 'pointer', borderRadius: 'sm', _hover: { backgroundColor: 'hover' } });
const thumb = centered({ flex: 'none', width: '11', height: '11', borderRadius: 'sm', overflow: 'hidden', backgroundColor: 'kind.soft', color: 'kind' });
