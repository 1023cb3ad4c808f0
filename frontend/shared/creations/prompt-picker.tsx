import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { Link } from 'react-router-dom';
import { css } from '#styled/css';
import { column, hstack, metaText, mutedText } from '#styled/patterns';
import type { ContentType } from '#contracts/primitives.ts';
import { Dialog } from '#ui/dialog.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { SearchBox } from '#ui/search-box.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TypeIcon } from '#ui/type-chip.tsx';
import { picturePromptsQuery } from './picture-prompts.queries.ts';
import { PROMPT_PICKER } from './creations.words.ts';

interface PromptPickerProps {
  creationId: string;
  /** Id of the picture that is put into the form of the chosen prompt. */
  outputId: string;
  /** Content type of the offered prompts: `video` for animating a picture; any type when left out. */
  type?: ContentType | undefined;
  onClose(): void;
}

/** A list of prompts whose form takes a picture. The run that follows stores from which creation it started. */
export function PromptPicker({ creationId, outputId, type, onClose }: PromptPickerProps) {
  const [q, setQ] = useState('');
  const prompts = useQuery(picturePromptsQuery(type, q));
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={type === 'video' ? PROMPT_PICKER.animateTitle : PROMPT_PICKER.inputTitle} description={PROMPT_PICKER.description}>
      <div className={column({ gap: '3' })}>
        <SearchBox q={q} onSearch={setQ} placeholder={PROMPT_PICKER.searchPlaceholder} icon={<Search size={16} aria-hidden />} />
        {prompts.isPending && <div role="status" aria-label={PROMPT_PICKER.loadingLabel} className={column({ gap: '2' })}>{[0, 1, 2].map((row) => <Skeleton key={row} className={css({ height: '14' })} />)}</div>}
        {prompts.isError && <FetchProblem error={prompts.error} onRetry={() => void prompts.refetch()} />}
        {prompts.data?.length === 0 && <p className={mutedText()}>{PROMPT_PICKER.noneText}</p>}
        <ul>
          {prompts.data?.map(({ id, slug, title, contentType, creator }) => (
            <li key={id} data-type={contentType}>
              <Link to={`/prompt/${slug}?from=${creationId}&input=${outputId}`} className={row}>
                <span className={css({ color: 'kind', display: 'inline-flex' })}><TypeIcon type={contentType} /></span>
                <span className={css({ minWidth: '0' })}><span className={css({ display: 'block', truncate: true, fontWeight: 'semibold' })}>{title}</span><span className={metaText()}>@{creator.username}</span></span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

const row = hstack({ gap: '3', minHeight: '14', paddingInline: '2', borderRadius: 'md', color: 'fg', textDecoration: 'none', _hover: { backgroundColor: 'hover' } });
