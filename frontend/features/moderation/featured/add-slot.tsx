import { useState } from 'react';
import { Plus, Search } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column, flexFill, hstack, keepSize, metaText, mutedText, visuallyHidden } from '#styled/patterns';
import { messageOf } from '#lib/api-error.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { SearchBox } from '#ui/search-box.tsx';
import { TypeIcon } from '#ui/type-chip.tsx';
import { findPromptsQuery } from '../moderation.queries.ts';
import { ADD_SLOT } from '../moderation-marketplace.words.ts';

interface AddSlotProps {
  /** Ids of the prompts that are featured already, which the search does not offer again. */
  taken: readonly string[];
  full: boolean;
  onAdd(prompt: { id: string; title: string }): void;
}

/** Search with which a moderator finds a published prompt and features it after the last one. */
export function AddSlot({ taken, full, onAdd }: AddSlotProps) {
  const [q, setQ] = useState('');
  const found = useQuery(findPromptsQuery(q));
  if (full) return <p className={mutedText()}>{ADD_SLOT.fullText}</p>;
  return (
    <div className={column({ gap: '2' })}>
      <Field label={ADD_SLOT.addPromptLabel}><SearchBox q={q} onSearch={setQ} placeholder={ADD_SLOT.placeholder} icon={<Search size={16} aria-hidden />} /></Field>
      {found.isError && <Alert tone="bad">{messageOf(found.error, ADD_SLOT.searchFailed)}</Alert>}
      {q !== '' && found.data?.length === 0 && <p className={mutedText()}>{ADD_SLOT.emptyText}</p>}
      {q !== '' && (
        <ul aria-label={ADD_SLOT.foundPromptsLabel} className={column({ gap: '1' })}>
          {found.data?.map(({ id, title, contentType, creator }) => (
            <li key={id} data-type={contentType} className={hstack({ gap: '3', paddingBlock: '1.5', borderBottom: 'soft', textStyle: 'small' })}>
              <span className={keepSize({ color: 'kind' })}><TypeIcon type={contentType} /></span>
              <span className={flexFill({ overflowWrap: 'anywhere' })}>{title} <span className={css({ color: 'fg.subtle' })}>@{creator.username}</span></span>
              {taken.includes(id)
                ? <span className={metaText()}>{ADD_SLOT.hasSlotText}</span>
                : <Button size="sm" icon={<Plus aria-hidden />} onClick={() => onAdd({ id, title })}>{ADD_SLOT.button}<span className={visuallyHidden()}> {title}</span></Button>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
