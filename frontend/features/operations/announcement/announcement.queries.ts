import { useState } from 'react';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getAnnouncement, setAnnouncement } from '#contracts/announcements.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import { listAudit } from '#contracts/operations.ts';
import { getShownAnnouncement } from '#contracts/shown-announcement.ts';
import { isAnswer } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';

/** Fetches the announcement above all pages, again whenever its card is opened. */
export const announcementQuery = queryOptions({
  queryKey: [getAnnouncement.path] as const,
  queryFn: ({ signal }) => call(getAnnouncement, { signal }),
  ...timesOf(getAnnouncement),
  refetchOnMount: 'always',
});

/** Replaces the announcement above all pages under one idempotency key. */
export function useAnnouncementChange() {
  const client = useQueryClient();
  const [unanswered] = useState(createUnansweredAction);
  return useMutation({
    mutationFn: (body: BodyOf<typeof setAnnouncement>) => call(setAnnouncement, { body, idempotencyKey: unanswered.keyFor(body) }),
    onSuccess: (now) => {
      unanswered.clear();
      client.setQueryData(announcementQuery.queryKey, now);
      // After the save, fetches the announcement above this page and the audit log again, because both show the change.
      for (const queryKey of [[getShownAnnouncement.path], [listAudit.path]]) void client.invalidateQueries({ queryKey });
    },
    onError: (error) => {
      if (isAnswer(error)) unanswered.clear();
    },
  });
}
