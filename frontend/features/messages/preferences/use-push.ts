import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { disablePush, enablePush, PUSH_WORDS, pushState } from '#shared/notifications/web-push.ts';
import type { PushState } from '#shared/notifications/web-push.ts';

const pushKey = ['push-state'] as const;

/** Whether this browser shows push notifications while no tab is open, or why it cannot. */
export function usePush() {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { data: state } = useQuery({ queryKey: pushKey, queryFn: pushState, staleTime: 0, refetchOnMount: true });
  const settle = async (step: () => Promise<PushState>): Promise<boolean> => {
    setAsking(true);
    // After a failure the switch for push shows the browser's real state again.
    const next = await step().catch(pushState).catch((): PushState => 'off');
    client.setQueryData(pushKey, next);
    setAsking(false);
    return next === 'on';
  };
  return {
    on: state === 'on',
    asking,
    /** True when the switch for push is disabled: the browser's state is not known yet, or push is not supported or not configured. */
    closed: state === undefined || state === 'unsupported' || state === 'unavailable',
    words: state && PUSH_WORDS[state],
    /** Turns push on or off in this browser after the user pressed the switch. Resolves to whether push is on then. */
    enable: () => settle(enablePush),
    disable: () => settle(disablePush),
  };
}
