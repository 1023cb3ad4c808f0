import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listDrafts } from '#contracts/prompt-drafts.ts';
import type { published } from '#contracts/prompt-drafts.ts';
import { listDraftSamples } from '#contracts/prompt-samples.ts';
import { listPrompts } from '#contracts/prompts.ts';
import { ApiError, isAnswer, messageOf } from '#lib/api-error.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';
import { toast } from '#ui/toast.tsx';
import { publish } from '../sync/draft-transport.ts';
import { useDraftSync } from '../sync/sync-context.ts';
import { BUILDER_PUBLISH, USE_PUBLISH } from '../builder-publish.words.ts';
import { must } from '#contracts/must.ts';

/** A published prompt that is nearly identical to the draft. Its title is null when it is sealed. */
export interface Resemblance {
  message: string;
  slug: string | null;
  title: string | null;
}

const NOT_SAVED = USE_PUBLISH.notSaved;
const resemblance = z.object({ message: z.string(), slug: z.nullable(z.string()), title: z.nullable(z.string()) });

/** Returns the nearly identical prompt that the server named when it refused to publish; null for any other error. */
export function resemblanceOf(error: unknown): Resemblance | null {
  if (!(error instanceof ApiError) || error.code !== 'near_duplicate') return null;
  const warning = resemblance.safeParse(error.body?.details?.warning);
  return warning.success ? warning.data : null;
}

const result = z.object({ tried: z.int(), worked: z.int() });
const drop = z.object({ before: result, after: result });

/**
 * Returns how draft and published version did on the author's test inputs, when the server refused to publish because the draft did worse.
 * Null for any other error.
 */
export function dropOf(error: unknown): z.infer<typeof drop> | null {
  if (!(error instanceof ApiError) || error.code !== 'fewer_successes') return null;
  const found = drop.safeParse(error.body?.details);
  return found.success ? found.data : null;
}

/** Saves the open draft of a prompt and publishes it. */
export function usePublish(onDone: (done: z.infer<typeof published>) => void) {
  const sync = useDraftSync();
  const client = useQueryClient();
  const [unanswered] = useState(createUnansweredAction);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => void (here.current = false);
  }, []);
  return useMutation({
    mutationFn: async ({ changeNote, despiteWarning, despiteDrop }: { changeNote: string; despiteWarning: boolean; despiteDrop: boolean }) => {
      if (!(await sync.flush()) && !(await sync.flush())) throw new ApiError('', 0, NOT_SAVED, { success: false, message: NOT_SAVED, code: 'not_saved', requestId: '' });
      const { promptId: id, revision } = must(sync.saved(), 'the saved draft');
      const wish = { id, revision, changeNote, despiteWarning, despiteDrop };
      try {
        const done = await publish({ ...wish, actionKey: unanswered.keyFor(wish) });
        unanswered.clear();
        return done;
      } catch (error) {
        if (isAnswer(error)) unanswered.clear();
        if (error instanceof ApiError && error.code === 'draft_conflict') void sync.check();
        throw error;
      }
    },
    onSuccess: (done) => {
      sync.accept(done.draft);
      if (here.current) onDone(done);
      else toast({ tone: 'success', title: done.outcome === 'published' ? `Version ${done.version} is published` : USE_PUBLISH.inReviewToast(done.version) });
      return Promise.all([client.invalidateQueries({ queryKey: [listPrompts.path] }), client.invalidateQueries({ queryKey: [listDrafts.path, 'list'] })]);
    },
    onError(error) {
      // The list of samples on this page may be older than the server's check, so it loads again and the publish step names the problem.
      if (error instanceof ApiError && error.code === 'not_ready') void client.invalidateQueries({ queryKey: [listDraftSamples.path] });
      // When the author has gone to another step, a toast tells about the failed publishing, because its alert is out of view.
      if (!here.current) toast({ tone: 'destructive', title: 'Not published', description: messageOf(error, BUILDER_PUBLISH.failed) });
    },
    retry: false,
  });
}
