import { useState } from 'react';
import { Search } from 'lucide-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column, metaText, visuallyHidden, wrap } from '#styled/patterns';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Field } from '#ui/field.tsx';
import { EarsScene } from '#ui/illustrations/small-scenes.tsx';
import { SearchBox } from '#ui/search-box.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { tagsQuery } from '../moderation.queries.ts';
import { Queue } from '../queue.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { promptWords } from './prompt-words.ts';
import { TAG_LIST } from '../moderation-marketplace.words.ts';

interface TagListProps {
  /** Words of the search for tags, from the page's address. */
  q: string;
  onSearch(q: string): void;
}

/** Lists tags, the most used first. Moderators can rename each or merge it into another. */
export function TagList({ q, onSearch }: TagListProps) {
  const tags = useInfiniteQuery(tagsQuery(q));
  const [renaming, setRenaming] = useState<{ tag: string; prompts: number } | null>(null);
  const empty = q
    ? <EmptyState size="sm" art={<EarsScene />} title={TAG_LIST.noTagMatchesTitle} actions={<Button onClick={() => onSearch('')}>{TAG_LIST.button}</Button>}>{TAG_LIST.noMatchText}</EmptyState>
    : <EmptyState size="sm" art={<EarsScene />} title={TAG_LIST.noTagsYetTitle}>{TAG_LIST.emptyText}</EmptyState>;
  return (
    <div className={column({ gap: '4' })}>
      <Field label={TAG_LIST.searchTagsLabel} hideLabel><SearchBox q={q} onSearch={onSearch} placeholder={TAG_LIST.searchTagsLabel} icon={<Search size={16} aria-hidden />} /></Field>
      <p className={metaText()}>{TAG_LIST.serverCountsText}</p>
      <Queue query={tags} empty={empty}>
        {(items) => (
          <ul aria-label={TAG_LIST.tagsByUseLabel} className={column({ layerStyle: 'card' })}>
            {items.map(({ tag, prompts }) => (
              <li key={tag} className={wrap({ gap: '3', alignItems: 'center', paddingInline: '4', paddingBlock: '2', borderBottom: 'soft', _last: { borderBottom: 'none' }, textStyle: 'small' })}>
                <TextLink to={`/marketplace?tag=${encodeURIComponent(tag)}`} className={css({ flex: '[1 1 min-content]', minWidth: '0', overflowWrap: 'break-word' })}>#{tag}</TextLink>
                <span className={css({ color: 'fg.muted', tabular: true })}>{promptWords(prompts)}</span>
                <Button size="sm" onClick={() => setRenaming({ tag, prompts })}>{TAG_LIST.renameButton}<span className={visuallyHidden()}> {tag}</span></Button>
              </li>
            ))}
          </ul>
        )}
      </Queue>
      {renaming && <MergeDialog key={renaming.tag} {...renaming} onClose={() => setRenaming(null)} />}
    </div>
  );
}
