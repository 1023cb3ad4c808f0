import { Clock, EllipsisVertical, UserRound } from 'lucide-react';
import { css } from '#styled/css';
import { aboveLink } from '#styled/patterns';
import type { InboxRow } from '#contracts/inbox.ts';
import { messageOf } from '#lib/api-error.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx';
import { toast } from '#ui/toast.tsx';
import { inboxTimes } from './inbox-times.ts';
import { queueWords } from './inbox-words.ts';
import { useInboxMark } from './inbox.queries.ts';
import { INBOX_MARKS } from '../operations.words.ts';

/** Menu of the staff inbox that hides a queue from the viewer for some time, or assigns it to a member of staff. */
export function InboxMarks({ entry, staff }: { entry: InboxRow; staff: readonly string[] }) {
  const { queue, snoozedUntil, assignee } = entry;
  const change = useInboxMark(queue);
  const mark = (body: Parameters<typeof change.mutate>[0]): void =>
    change.mutate(body, { onError: (error) => toast({ tone: 'destructive', title: INBOX_MARKS.failedTitle, description: messageOf(error, INBOX_MARKS.failedText) }) });
  const aside = (until: string | null): void => mark({ snoozedUntil: until });
  const times = inboxTimes();
  return (
    <Menu trigger={<IconButton size="sm" label={INBOX_MARKS.label(queueWords(entry))} className={aboveLink()}><EllipsisVertical size={16} aria-hidden /></IconButton>}>
      <p className={heading}>{INBOX_MARKS.asideHeading}</p>
      {snoozedUntil === null ? (
        <>
          <MenuItem value="hour" icon={<Clock aria-hidden />} onSelect={() => aside(times.hour)}>{INBOX_MARKS.hourItem}</MenuItem>
          <MenuItem value="tomorrow" icon={<Clock aria-hidden />} onSelect={() => aside(times.tomorrow)}>{INBOX_MARKS.tomorrowItem}</MenuItem>
          <MenuItem value="week" icon={<Clock aria-hidden />} onSelect={() => aside(times.week)}>{INBOX_MARKS.weekItem}</MenuItem>
        </>
      ) : <MenuItem value="back" icon={<Clock aria-hidden />} onSelect={() => aside(null)}>{INBOX_MARKS.backItem}</MenuItem>}
      <MenuSeparator />
      <p className={heading}>{INBOX_MARKS.assignHeading}</p>
      {staff.filter((username) => username !== assignee).slice(0, 12).map((username) => (
        <MenuItem key={username} value={`to ${username}`} icon={<UserRound aria-hidden />} onSelect={() => mark({ assignee: username })}>{INBOX_MARKS.assignItem(username)}</MenuItem>
      ))}
      {assignee !== null && <MenuItem value="none" icon={<UserRound aria-hidden />} onSelect={() => mark({ assignee: null })}>{INBOX_MARKS.noneItem}</MenuItem>}
    </Menu>
  );
}

const heading = css({ textStyle: 'meta', color: 'fg.muted', paddingInline: '3', paddingBlock: '1' });
