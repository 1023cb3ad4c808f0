import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { forkPrompt } from '#contracts/prompt-versions.ts';
import { messageOf } from '#lib/api-error.ts';
import { openAuthAtom } from '#shared/sign-in/auth-dialog.ts';
import { call } from '#lib/call.ts';
import { useAuth } from '#lib/session.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';
import { toast } from '#ui/toast.tsx';
import { USE_FORK } from '../prompts.words.ts';

/** Copies a prompt into a draft of the user, a fork, and opens it in the builder. Visitors sign in first. */
export function useFork(): { fork(promptId: string): void; forking: boolean } {
  const { user } = useAuth();
  const navigate = useNavigate();
  const openAuth = useSetAtom(openAuthAtom);
  const [unanswered] = useState(createUnansweredAction);
  const copy = useMutation({
    mutationFn: async (id: string) => (await call(forkPrompt, { params: { id }, idempotencyKey: unanswered.keyFor(id) })).draft,
    onSuccess: (draft) => {
      unanswered.clear();
      toast({ tone: 'success', title: 'Your own copy', description: USE_FORK.forkedToast });
      void navigate(`/edit/prompt/${draft.promptId}`);
    },
    onError: (error) => toast({ tone: 'destructive', title: USE_FORK.failedTitle, description: messageOf(error, USE_FORK.failed) }),
  });
  const fork = (promptId: string): void => (user ? copy.mutate(promptId) : openAuth({ tab: 'register', resume: () => copy.mutate(promptId) }));
  return { fork, forking: copy.isPending };
}
