import { dateText } from '#lib/date-text.ts';
import { css } from '#styled/css';
import { hstack, stack } from '#styled/patterns';
import { ACTIVITY_PANEL } from '../profile.words.ts';
import type { HeatDay } from './heat-map.ts';

interface HeatMapProps {
  weeks: readonly (readonly HeatDay[])[];
  /** Called with the day whose square is under the pointer, and with null when the pointer leaves. */
  onPoint?(day: HeatDay | null): void;
}

/** Squares of the days of a person's activity, one column for each week. Screen readers read each day with a creation. */
export function HeatMap({ weeks, onPoint }: HeatMapProps) {
  return (
    <>
      {/* On phones the squares of days scroll sideways, and the newest days are visible first. */}
      <div className={scroller} tabIndex={0} role="group" aria-label={ACTIVITY_PANEL.mapLabel(weeks.length)}>
        <div className={stack({ flex: 'none', gap: '1' })}>
          <p aria-hidden="true" className={months}>{weeks.map((week, place) => <span key={week[0]?.day}>{monthAt(weeks, place)}</span>)}</p>
          <ol className={map}>
            {weeks.map((week) => (
              <li key={week[0]?.day}>
                <ol className={column}>
                  {week.map((day) => (
                    <li key={day.day} data-shade={day.shade} className={square} title={day.made > 0 ? ACTIVITY_PANEL.dayText(day) : undefined} onPointerEnter={() => onPoint?.(day)} onPointerLeave={() => onPoint?.(null)}>
                      <span className={css({ srOnly: true })}>{day.made > 0 ? ACTIVITY_PANEL.dayText(day) : ''}</span>
                    </li>
                  ))}
                </ol>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </>
  );
}

/** Legend of the shades of the squares of days. */
export const HeatScale = () => (
  <p className={hstack({ gap: '1.5', textStyle: 'micro', color: 'fg.subtle', marginInlineStart: 'auto' })} aria-hidden="true">
    {ACTIVITY_PANEL.lessText}{([0, 1, 2, 3, 4] as const).map((shade) => <span key={shade} data-shade={shade} className={square} />)}{ACTIVITY_PANEL.moreText}
  </p>
);

/** Returns the name of the month that starts in this week, for the label above its column; '' for other weeks. */
function monthAt(weeks: HeatMapProps['weeks'], place: number): string {
  const [first, before] = [weeks[place]?.[0]?.day, weeks[place - 1]?.[0]?.day];
  if (first === undefined || before === undefined || first.slice(0, 7) === before.slice(0, 7)) return '';
  return dateText(new Date(`${first}T00:00:00Z`), { month: 'short', timeZone: 'UTC' });
}

// The weeks are laid out from right to left, so that the newest one is visible without scrolling. The box is positioned, because otherwise the squares' hidden
// texts for screen readers would widen the page.
const scroller = css({ position: 'relative', overflowX: 'auto', display: 'flex', flexDirection: 'row-reverse', justifyContent: 'flex-end', paddingBlock: '1', scrollbarWidth: '[thin]', _focusVisible: { outline: '[2px solid {colors.brand}]', outlineOffset: '[2px]' } });
const months = css({ display: 'flex', gap: '1', height: '4', textStyle: 'micro', color: 'fg.subtle', '& > span': { width: '[14px]', flex: 'none', overflow: 'visible', whiteSpace: 'nowrap' } });
const map = css({ display: 'flex', gap: '1', flex: 'none', margin: '0', padding: '0', listStyle: 'none' });
const column = stack({ gap: '1', margin: '0', padding: '0', listStyle: 'none' });
const square = css({
  display: 'block', width: '[14px]', height: '[14px]', borderRadius: 'xs', backgroundColor: 'raised',
  '&[data-shade="1"]': { backgroundColor: '[color-mix(in oklab, {colors.brand}, {colors.surface} 70%)]' }, '&[data-shade="2"]': { backgroundColor: '[color-mix(in oklab, {colors.brand}, {colors.surface} 45%)]' },
  '&[data-shade="3"]': { backgroundColor: '[color-mix(in oklab, {colors.brand}, {colors.surface} 20%)]' }, '&[data-shade="4"]': { backgroundColor: 'brand' },
});
