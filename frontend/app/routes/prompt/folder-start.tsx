import { useEffect, useRef } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { PromptDetail } from '#contracts/prompt-detail.ts';
import { folderPageQuery } from '#shared/folders/folders.queries.ts';
import { folderInputs } from './folder-inputs.ts';

interface FolderStartProps {
  prompt: PromptDetail;
  onBegin(start: { inputs: Record<string, unknown>; model: string | null }): void;
}

/** Fills the prompt's form once with the starting values of the folder from which the prompt was opened. */
export function FolderStart({ prompt, onBegin }: FolderStartProps) {
  const [params] = useSearchParams();
  const folder = useInfiniteQuery({ ...folderPageQuery(params.get('folder') ?? '', { type: 'prompt', sort: 'own' }), retry: false });
  const starts = folder.data?.pages[0]?.startsWith;
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || !starts) return;
    begun.current = true;
    onBegin({ inputs: folderInputs(prompt.form, starts.inputs), model: starts.model?.value ?? null });
  }, [starts, prompt, onBegin]);
  return null;
}
