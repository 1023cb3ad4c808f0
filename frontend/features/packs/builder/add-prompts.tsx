import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus, Search } from 'lucide-react';
import { css } from '#styled/css';
import { column, flexFill, hstack, keepSize, metaText, mutedText, visuallyHidden } from '#styled/patterns';
import { Button } from '#ui/button.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Field } from '#ui/field.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { SearchBox } from '#ui/search-box.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TypeIcon } from '#ui/type-chip.tsx';
import { candidatesQuery } from './candidates.queries.ts';
import { ADD_PROMPTS } from '../packs-builder.words.ts';

interface AddPromptsProps {
  official: boolean;
  /** Ids of the prompts that are already in the pack, which the search does not offer again. */
  taken: readonly string[];
  onAdd(promptId: string, title: string): void;
}

/** Search with which a maker finds published prompts and adds the chosen ones at the end of the pack. */
export function AddPrompts({ official, taken, onAdd }: AddPromptsProps) {
  const [q, setQ] = useState('');
  const list = useInfiniteQuery(candidatesQuery(q, official));
  const { data, error, isPending, refetch } = list;
  const found = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div className={column({ gap: '2' })}>
      <Field label={ADD_PROMPTS.label} id="pack-search"><SearchBox q={q} onSearch={setQ} placeholder={ADD_PROMPTS.placeholder} icon={<Search size={16} aria-hidden />} /></Field>
      {error !== null && !list.isFetchNextPageError && <FetchProblem error={error} onRetry={() => void refetch()} />}
      {isPending && <Skeleton radius="md" className={css({ height: '[160px]' })} />}
      {data && found.length === 0 && <p className={mutedText()}>{ADD_PROMPTS.emptyText}</p>}
      {found.length > 0 && (
        <ul aria-label={ADD_PROMPTS.foundLabel} className={css({ maxHeight: '[320px]', overflowY: 'auto', scrollbarWidth: '[thin]' })}>
          {found.map(({ prompt: { id, title, contentType }, listValue }) => (
            <li key={id} data-type={contentType} className={hstack({ gap: '3', paddingBlock: '1.5', borderBottom: 'soft', textStyle: 'small' })}>
              <span className={keepSize({ color: 'kind' })}><TypeIcon type={contentType} /></span>
              <span className={flexFill({ overflowWrap: 'anywhere' })}>{title}{listValue !== null && <span className={metaText({ display: 'block', tabular: true })}>{ADD_PROMPTS.worth(listValue)}</span>}</span>
              {taken.includes(id)
                ? <span className={metaText()}>{ADD_PROMPTS.inText}</span>
                : <Button size="sm" icon={<Plus aria-hidden />} onClick={() => onAdd(id, title)}>{ADD_PROMPTS.addButton}<span className={visuallyHidden()}> {title}</span></Button>}
            </li>
          ))}
        </ul>
      )}
      <LoadMore byButton list={list} what="prompts" size="sm" variant="ghost" />
    </div>
  );
}
