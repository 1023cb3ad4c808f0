import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus, Search } from 'lucide-react';
import { css } from '#styled/css';
import { column, flexFill, hstack, keepSize, metaText, mutedText, visuallyHidden } from '#styled/patterns';
import { ATTACHED_PROMPTS_MAX } from '#contracts/agent-builder.ts';
import { keysOf } from '#contracts/typed-records.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Field } from '#ui/field.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { SearchBox } from '#ui/search-box.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TokenAmount } from '#ui/token-amount.tsx';
import { TypeIcon } from '#ui/type-chip.tsx';
import { attachableQuery } from './abilities.queries.ts';
import type { FoundPrompt, PromptSource } from './abilities.queries.ts';
import { ABILITIES, ATTACH } from '../agents-builder.words.ts';

interface AttachDialogProps {
  /** Ids of the prompts that are already attached to the agent. */
  taken: readonly string[];
  full: boolean;
  onAttach(found: FoundPrompt): void;
  onClose(): void;
}

const SOURCES = keysOf(ATTACH.sources).map((value) => ({ value, label: ATTACH.sources[value] }));

/** The dialog in which an author searches published prompts and attaches them to the agent as tools. */
export function AttachDialog({ taken, full, onAttach, onClose }: AttachDialogProps) {
  const [source, setSource] = useState<PromptSource>('market');
  const [q, setQ] = useState('');
  const list = useInfiniteQuery(attachableQuery(source, q));
  const { data, error, isPending, refetch } = list;
  const found = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={ATTACH.title} description={ATTACH.text} footer={<Button variant="primary" onClick={onClose}>{ATTACH.doneButton}</Button>}>
      <div className={column({ gap: '3' })}>
        <SegmentedControl block label={ATTACH.sourceLabel} options={SOURCES} value={source} onValueChange={setSource} />
        <Field label={ATTACH.searchLabel} hideLabel><SearchBox q={q} onSearch={setQ} placeholder={ATTACH.searchPlaceholder} icon={<Search size={16} aria-hidden />} /></Field>
        {full && <p role="status" className={mutedText()}>{ABILITIES.fullText(ATTACHED_PROMPTS_MAX)}</p>}
        {error !== null && !list.isFetchNextPageError && <FetchProblem error={error} onRetry={() => void refetch()} />}
        {isPending && <Skeleton radius="md" className={css({ height: '[220px]' })} />}
        {data && found.length === 0 && <p className={mutedText()}>{ATTACH.emptyText}</p>}
        {found.length > 0 && (
          <ul aria-label={ATTACH.foundLabel} className={css({ maxHeight: '[44dvh]', overflowY: 'auto', scrollbarWidth: '[thin]' })}>
            {found.map((prompt) => (
              <li key={prompt.id} data-type={prompt.contentType} className={hstack({ gap: '3', paddingBlock: '2', borderBottom: 'soft', textStyle: 'small' })}>
                <span className={keepSize({ color: 'kind' })}><TypeIcon type={prompt.contentType} /></span>
                <span className={flexFill({ overflowWrap: 'anywhere' })}>{prompt.title}</span>
                {prompt.price !== null && <TokenAmount tokens={prompt.price} size={16} />}
                {taken.includes(prompt.id)
                  ? <span className={metaText()}>{ATTACH.inText}</span>
                  : <Button size="sm" disabled={full} icon={<Plus aria-hidden />} onClick={() => onAttach(prompt)}>{ATTACH.addButton}<span className={visuallyHidden()}> {prompt.title}</span></Button>}
              </li>
            ))}
          </ul>
        )}
        <LoadMore byButton list={list} what="prompts" size="sm" variant="ghost" />
      </div>
    </Dialog>
  );
}
