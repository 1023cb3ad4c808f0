import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { channelsFor } from '#contracts/message-preferences.ts';
import type { Message } from '#contracts/messages.ts';
import { LiveRegion } from '#ui/live-region.tsx';
import { messageKeys } from '../messages.keys.ts';
import { preferencesQuery } from '../preferences.queries.ts';
import { announcement } from './announcement.ts';
import { ringOnce } from './chime.ts';

/** Announces new messages to screen readers, and plays the chime for users who turned it on. */
export function MessageVoice() {
  const client = useQueryClient();
  const { data: news } = useQuery<Message[]>({ queryKey: messageKeys.news, queryFn: skipToken, staleTime: Infinity, gcTime: Infinity });
  useQuery(preferencesQuery);
  useEffect(() => {
    if (!news?.[0]) return;
    void client.ensureQueryData(preferencesQuery).then((preferences) => {
      const loud = news.find((message) => channelsFor(preferences, message).sound);
      if (loud) void ringOnce(loud.id);
    }, () => undefined);
  }, [client, news]);
  // Renders the announcement straight into the body. An open dialog hides everything beside it from screen readers except live regions.
  return createPortal(<LiveRegion>{announcement(news ?? [])}</LiveRegion>, document.body);
}
