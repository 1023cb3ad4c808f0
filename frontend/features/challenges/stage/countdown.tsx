import { css } from '#styled/css';
import { visuallyHidden } from '#styled/patterns';
import { clockParts, shortTimeLeft } from '#shared/challenges/time-left.ts';
import { COUNTDOWN } from '../challenges-stage.words.ts';

interface CountdownProps {
  /** ISO time at which the countdown reaches zero. */
  until: string;
  /** The server's time in ms since the epoch, from which the countdown is computed. */
  now: number;
  /** Text for screen readers on what happens at zero, such as "until entries close". */
  what: string;
  size?: 'sm' | 'lg';
}

/** A countdown to the next time of a challenge, updated every second. Screen readers read it only when the user moves to it. */
export function Countdown({ until, now, what, size = 'lg' }: CountdownProps) {
  const end = Date.parse(until);
  return (
    <div role="timer" aria-label={COUNTDOWN.label(shortTimeLeft(end, now), what)} aria-live="off" className={row} data-size={size}>
      {clockParts(end, now).map(({ value, unit }, index) => (
        <span key={unit} className={part} data-size={size} data-later={index > 0 || undefined} aria-hidden>
          <b className={number} data-size={size}>{value}</b>
          <span className={css({ textStyle: 'micro', color: 'fg.muted' })}>{unit}</span>
        </span>
      ))}
      <span className={visuallyHidden()}>{COUNTDOWN.label(shortTimeLeft(end, now), what)}</span>
    </div>
  );
}

const row = css({ display: 'flex', gap: '5', tabular: true, '&[data-size=lg]': { gap: { base: '5', md: '[30px]' } }, '&[data-size=sm]': { gap: { base: '5', md: '6' } } });
const part = css({
  position: 'relative', display: 'grid', gap: '[3px]', minWidth: '8', alignContent: 'start', '&[data-size=lg]': { minWidth: { base: '9', md: '12' } },
  '&[data-later]::before': { content: '":"', position: 'absolute', insetInlineStart: '[-14px]', insetBlockStart: '0', fontFamily: 'display', fontWeight: 'semibold', fontSize: '20', lineHeight: 'none', color: 'fg.subtle' },
  '&[data-later][data-size=lg]::before': { md: { insetInlineStart: '[-20px]', fontSize: '32' } },
});
const number = css({ fontFamily: 'display', fontWeight: 'bold', letterSpacing: 'tighter', lineHeight: 'none', fontSize: '24', '&[data-size=lg]': { fontSize: { base: '[1.75rem]', md: '[2.5rem]' } } });
