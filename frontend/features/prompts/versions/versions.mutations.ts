import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { chooseVersion } from '#contracts/prompt-versions.ts';
import { isAnswer, messageOf } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { searchNow } from '#lib/search-now.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';
import { toast } from '#ui/toast.tsx';
import { promptKeys } from '../prompts.queries.ts';
import { VERSIONS_MUTATIONS } from '../prompt-versions.words.ts';

/** Sets which version of a bought prompt the user's runs use. The page then shows the form of that version. */
export function useChooseVersion(promptId: string, newest: number) {
  const client = useQueryClient();
  const [, setParams] = useSearchParams();
  const [unanswered] = useState(createUnansweredAction);
  return useMutation({
    mutationFn: (version: number) => call(chooseVersion, { params: { id: promptId }, body: { version }, idempotencyKey: unanswered.keyFor(version) }),
    onSuccess: async ({ versions }) => {
      unanswered.clear();
      // Removes the version from the page's address, because the address would take precedence over the user's choice.
      const now = searchNow();
      if (now.has('version')) {
        now.delete('version');
        setParams(now, { replace: true });
      }
      await client.invalidateQueries({ queryKey: promptKeys.details });
      toast({
        tone: 'success', title: VERSIONS_MUTATIONS.chosenToastTitle(versions.running),
        description: versions.running < newest ? VERSIONS_MUTATIONS.olderToast : VERSIONS_MUTATIONS.newestToast,
      });
    },
    onError: (error) => {
      if (isAnswer(error)) unanswered.clear();
      toast({ tone: 'destructive', title: VERSIONS_MUTATIONS.failedTitle, description: messageOf(error, 'Please try again.') });
    },
  });
}
