import type { ReactNode } from 'react';
import { Banknote, Bot, Flag, Gavel, Gift, Inbox as InboxIcon, LifeBuoy, Package, Scale, Store, Undo2, Webhook } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { css } from '#styled/css';
import { column, keepSize, mutedText, visuallyHidden, wrap } from '#styled/patterns';
import type { InboxQueue, InboxRow } from '#contracts/inbox.ts';
import { dueWords } from '#shared/staff/due-words.ts';
import { Badge } from '#ui/badge.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SleepingHatScene } from '#ui/illustrations/sleeping-hat-scene.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { InboxMarks } from './inbox-marks.tsx';
import { inOrder, queueAction, queueWords } from './inbox-words.ts';
import { INBOX_LIST } from '../operations.words.ts';

const ICONS: Record<InboxQueue, LucideIcon> = { reviews: Store, packs: Package, agents: Bot, reports: Flag, appeals: Gavel, duplicates: InboxIcon, refunds: Undo2, disputes: Scale, cash_outs: Banknote, referrals: Gift, issues: LifeBuoy, webhooks: Webhook };

interface InboxListProps {
  queues: readonly InboxRow[];
  /** Usernames of the staff to whom a queue of the staff inbox can be assigned. */
  staff: readonly string[];
  now: number;
  /** Returns the address of the page on which staff work on a queue. */
  addressOf(queue: InboxQueue): string;
  /** Draws the first items of a queue of the staff inbox; the page passes it in. */
  first(queue: InboxQueue): ReactNode;
}

/** The staff inbox: the queues that have waiting items, most urgent first. Pressing a row opens its queue. */
export function InboxList({ queues, staff, now, addressOf, first }: InboxListProps) {
  const all = inOrder(queues);
  const [waiting, aside] = [all.filter(({ snoozedUntil }) => snoozedUntil === null), all.filter(({ snoozedUntil }) => snoozedUntil !== null)];
  const rowOf = (entry: InboxRow): ReactNode => <Row key={entry.queue} entry={entry} now={now} to={addressOf(entry.queue)} staff={staff}>{entry.snoozedUntil === null && first(entry.queue)}</Row>;
  if (all.length === 0) return <EmptyState size="sm" level="h3" art={<SleepingHatScene />} title={INBOX_LIST.title}>{INBOX_LIST.emptyText}</EmptyState>;
  return (
    <>
      {waiting.length === 0 ? <p className={mutedText()}>{INBOX_LIST.allAsideText}</p> : <ol aria-label={INBOX_LIST.label} className={column()}>{waiting.map(rowOf)}</ol>}
      {aside.length > 0 && (
        <Disclosure summary={INBOX_LIST.asideSummary(aside.length)} className={css({ marginBlockStart: '3' })}>
          <ol aria-label={INBOX_LIST.asideLabel} className={column()}>{aside.map(rowOf)}</ol>
        </Disclosure>
      )}
    </>
  );
}

function Row({ entry, now, to, staff, children }: { entry: InboxRow; now: number; to: string; staff: readonly string[]; children: ReactNode }) {
  const { queue, oldestAt, dueAt, assignee, snoozedUntil } = entry;
  const Icon = ICONS[queue];
  const due = dueAt === null ? null : dueWords(dueAt, now);
  return (
    <li className={row}>
      <div className={head}>
        <span className={keepSize({ color: 'fg.subtle', display: 'inline-flex' })}><Icon size={18} aria-hidden /></span>
        <Link to={to} className={opener}>{queueWords(entry)}<span className={visuallyHidden()}>: {queueAction(queue)}</span></Link>
        <span className={facts}>
          {oldestAt && <span><Sentence text={INBOX_LIST.oldestText} parts={{ when: <RelativeTime iso={oldestAt} /> }} /></span>}
          {assignee && <span>{INBOX_LIST.assignedText(assignee)}</span>}
          {snoozedUntil && <span><Sentence text={INBOX_LIST.backText} parts={{ when: <RelativeTime iso={snoozedUntil} /> }} /></span>}
          {due && <Badge tone={due.tone}>{due.words}</Badge>}
          <span aria-hidden="true" className={css({ color: 'brand', fontWeight: 'semibold' })}>{queueAction(queue)}</span>
        </span>
        <InboxMarks entry={entry} staff={staff} />
      </div>
      {children}
    </li>
  );
}

const row = column({ gap: '1.5', paddingBlock: '3', borderBottom: 'soft', _last: { borderBottom: 'none' } });
const head = wrap({ position: 'relative', alignItems: 'center', columnGap: '3', rowGap: '1', minHeight: '9', borderRadius: 'sm', _hover: { backgroundColor: 'hover' } });
/** On a phone the facts of a queue have their own line, and the menu stays beside the queue's name. */
const facts = wrap({ gap: '2', alignItems: 'center', marginInlineStart: 'auto', textStyle: 'meta', color: 'fg.muted', order: { base: '1', md: '0' } });
const opener = css({
  color: 'fg', fontWeight: 'semibold', textDecoration: 'none', flex: '[1 1 160px]', minWidth: '0',
  _before: { content: '""', position: 'absolute', inset: '0', borderRadius: 'sm' }, _focusVisible: { outline: 'none', _before: { outline: '[2px solid {colors.brand}]' } },
});
