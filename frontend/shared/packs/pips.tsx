import { css } from '#styled/css';
import { flex, keepSize } from '#styled/patterns';

/** How many of a pack's prompts the reader owns: one square each. Screen readers skip it, because the text beside it says the same. */
export function Pips({ of, owned, wide = false }: { of: number; owned: number; wide?: boolean }) {
  return <span aria-hidden className={wide ? wideRow : row}>{Array.from({ length: of }, (_, index) => <i key={index} data-on={index < owned || undefined} className={wide ? bar : square} />)}</span>;
}

/** The reader's progress in a pack: one bar per prompt. Once a prompt is done, the bar of the next one is half filled; before, all are empty. */
export function Steps({ of, done, label }: { of: number; done: number; label: string }) {
  return (
    <span role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={of} aria-valuenow={done} className={stepRow}>
      {Array.from({ length: of }, (_, index) => <i key={index} data-step={index < done ? 'done' : index === done && done > 0 ? 'now' : 'later'} className={step} />)}
    </span>
  );
}

const row = keepSize({ display: 'inline-flex', gap: '[3px]' });
const wideRow = flex({ gap: '[3px]' });
const square = css({ width: '[10px]', height: '[10px]', borderRadius: '[3px]', backgroundColor: 'raised', boxShadow: '[inset 0 0 0 1px {colors.line.field}]', '&[data-on]': { backgroundColor: 'brand.strong', boxShadow: 'none' } });
const bar = css({ flex: '1', height: '2', borderRadius: '[3px]', backgroundColor: 'surface', boxShadow: '[inset 0 0 0 1px {colors.line.field}]', '&[data-on]': { backgroundColor: 'brand.strong', boxShadow: 'none' } });
const stepRow = flex({ flex: '1', gap: '[3px]', minWidth: '0' });
const step = css({
  flex: '1', height: '1.5', borderRadius: '[3px]', backgroundColor: 'raised', transitionProperty: 'background-color', transitionDuration: 'slow',
  '&[data-step=done]': { backgroundColor: 'good' }, '&[data-step=now]': { background: '[linear-gradient(90deg, {colors.good} 40%, {colors.raised} 0)]' },
});
