import { Suspense, useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Pin } from 'lucide-react';
import { css } from '#styled/css';
import { column, dividedList, keepSize, longWords, metaText, wrap } from '#styled/patterns';
import { pinChallengeDay } from '#contracts/challenge-admin.ts';
import type { ResponseOf } from '#contracts/endpoint.ts';
import type { getChallengeCalendar } from '#contracts/challenge-admin.ts';
import { dayStart, mondayOf, shiftDay, utcDay } from '#contracts/utc-days.ts';
import { messageOf } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { dateText } from '#lib/date-text.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { STATE_WORDS } from '#shared/challenges/challenges.words.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextButton } from '#ui/text-link.tsx';
import { toast } from '#ui/toast.tsx';
import { TypeChip } from '#ui/type-chip.tsx';
import { CALENDAR } from '../challenges-admin.words.ts';
import { emptyDayWords } from './empty-day.ts';
import { calendarQuery, refreshAdminChallenges } from './admin-challenges.queries.ts';

const PinDialog = lazyPart(() => import('./pin-dialog.tsx'), 'PinDialog');

type Day = ResponseOf<typeof getChallengeCalendar>['items'][number];

/** Number of days that the calendar of daily challenges shows: five weeks. */
const DAYS = 35;

/** The administrators' calendar of daily challenges: past ones with their entries, future ones with the planned theme. */
export function CalendarPanel({ onOpen }: { onOpen(id: string): void }) {
  const client = useQueryClient();
  const today = utcDay(Date.now());
  const [from, setFrom] = useState(() => mondayOf(today));
  const [pinning, setPinning] = useState<Day | null>(null);
  const { data, error, refetch } = useQuery(calendarQuery(from, DAYS));
  const unpin = useMutation({
    mutationFn: (day: string) => call(pinChallengeDay, { params: { day }, body: { themeKey: null } }),
    onSuccess: () => refreshAdminChallenges(client),
    onError: (problem) => toast({ tone: 'destructive', title: CALENDAR.failedTitle, description: messageOf(problem, CALENDAR.failed) }),
  });
  return (
    <div className={column({ gap: '4' })}>
      <div className={wrap({ gap: '2', alignItems: 'center' })}>
        <IconButton label={CALENDAR.earlier} variant="plain" onClick={() => setFrom(shiftDay(from, -DAYS))}><ChevronLeft aria-hidden /></IconButton>
        <Button onClick={() => setFrom(mondayOf(today))}>{CALENDAR.today}</Button>
        <IconButton label={CALENDAR.later} variant="plain" onClick={() => setFrom(shiftDay(from, DAYS))}><ChevronRight aria-hidden /></IconButton>
        <span className={metaText({ marginInlineStart: '2' })}>{dayWords(from)} – {dayWords(shiftDay(from, DAYS - 1))}</span>
      </div>
      {error !== null && !data && <FetchProblem error={error} onRetry={() => void refetch()} />}
      {!data && error === null && <Skeleton radius="lg" className={css({ height: '[480px]' })} />}
      {data && (
        <ol aria-label={CALENDAR.listLabel} className={list}>
          {data.map((day) => (
            <li key={day.day} className={row} data-today={day.day === today || undefined}>
              <time dateTime={day.day} className={css({ textStyle: 'meta', color: 'fg.muted', width: '[96px]', flex: 'none', tabular: true })}>{dayWords(day.day)}</time>
              {/* The chip of the content type has the same width in every row, so that the titles of the challenges start at the same place. */}
              <span className={keepSize({ width: '[76px]' })}><TypeChip type={day.contentType} /></span>
              <span className={longWords({ flex: '1', minWidth: '[160px]' })}>
                {day.challenge ? <TextButton className={css({ textAlign: 'start' })} aria-label={CALENDAR.openLabel(day.challenge.title)} onClick={() => day.challenge && onOpen(day.challenge.id)}>{day.challenge.title}</TextButton> : day.theme ? <>{day.theme.title} <span className={metaText()}>{CALENDAR.planned}</span></> : <span className={metaText()}>{emptyDayWords(day.day, today)}</span>}
              </span>
              {day.pinned && <Badge tone="brand"><Pin aria-hidden />{CALENDAR.pinned}</Badge>}
              {day.challenge && <span className={metaText({ tabular: true })}>{STATE_WORDS[day.challenge.state]} · {CALENDAR.entries(day.challenge.entries)}</span>}
              {day.day > today && (
                <span className={wrap({ gap: '1' })}>
                  {day.pinned && <Button size="sm" variant="ghost" aria-label={CALENDAR.unpinLabel(day.day)} disabled={unpin.isPending} onClick={() => unpin.mutate(day.day)}>{CALENDAR.unpinButton}</Button>}
                  <Button size="sm" aria-haspopup="dialog" aria-label={CALENDAR.pinLabel(day.day)} onClick={() => setPinning(day)}>{day.pinned ? CALENDAR.changeButton : CALENDAR.pinButton}</Button>
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
      {pinning && <Suspense fallback={null}><PinDialog day={pinning} name={dayWords(pinning.day)} onClose={() => setPinning(null)} /></Suspense>}
    </div>
  );
}

const dayWords = (day: string): string => dateText(new Date(dayStart(day)), { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });

const list = dividedList({ layerStyle: 'card' });
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', paddingBlock: '2.5', paddingInline: '4', textStyle: 'small', '&[data-today]': { backgroundColor: 'brand.soft' } });
