import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Bell, BellRing } from 'lucide-react';
import { css, cx } from '#styled/css';
import { setChallengeNotice } from '#contracts/challenges.ts';
import type { ChallengeCard } from '#contracts/challenges.ts';
import { messageOf } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { refreshChallenges } from '#shared/challenges/challenges.queries.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { toast } from '#ui/toast.tsx';
import { NOTICE } from '../challenges-hub.words.ts';

interface NoticeButtonProps {
  challenge: Pick<ChallengeCard, 'id' | 'title' | 'you'>;
  /** Looks of the reminder button: `corner` is a bell on a challenge's cover, `row` has a label beside it on wide screens. */
  look: 'corner' | 'row' | 'button';
}

/** The button that turns on or off the messages when a challenge opens and before it closes. */
export function NoticeButton({ challenge: { id, title, you }, look }: NoticeButtonProps) {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (notify: boolean) => call(setChallengeNotice, { params: { id }, body: { notify } }),
    onSuccess: () => refreshChallenges(client),
    onError: (error) => toast({ tone: 'destructive', title: NOTICE.failedTitle, description: messageOf(error, NOTICE.failed) }),
  });
  if (you === null) return null;
  const on = change.isPending ? change.variables : you.notify;
  const label = on ? NOTICE.setLabel(title) : NOTICE.askLabel(title);
  const press = (): void => {
    if (!change.isPending) change.mutate(!on);
  };
  const icon = on ? <BellRing aria-hidden /> : <Bell aria-hidden />;
  if (look === 'corner') return <IconButton size="sm" round label={label} aria-pressed={on} className={on ? cornerSet : corner} onClick={press}>{icon}</IconButton>;
  return (
    <Button size={look === 'row' ? 'sm' : 'md'} icon={icon} aria-label={label} aria-pressed={on} className={cx(on && set, look === 'row' && row)} onClick={press}>
      <span className={look === 'row' ? css({ hideBelow: 'md' }) : undefined}>{on ? NOTICE.setButton : NOTICE.askButton}</span>
    </Button>
  );
}

const corner = css({ backgroundColor: 'surface', color: 'fg.muted' });
const cornerSet = css({ backgroundColor: 'surface', color: 'brand' });
const set = css({ backgroundColor: 'brand.soft', borderColor: 'transparent', color: 'brand' });
const row = css({ minHeight: '9', mdDown: { width: '9', paddingInline: '0', gap: '0' } });
