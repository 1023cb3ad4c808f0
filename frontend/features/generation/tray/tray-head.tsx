import type { Ref } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Check, ChevronUp, WandSparkles } from 'lucide-react';
import { MINUTE_MS, SECOND_MS } from '#contracts/durations.ts';
import { pluralWord } from '#contracts/plural.ts';
import { css } from '#styled/css';
import { centered, hstack } from '#styled/patterns';
import { useNow } from '#lib/use-now.ts';
import { liveTextQuery } from '../generation.queries.ts';
import { countDown } from './tray-state.ts';
import type { Tray } from './use-tray.ts';
import { TRAY_HEAD } from '../generation.words.ts';

interface TrayHeadProps {
  ref: Ref<HTMLButtonElement>;
  tray: Tray;
  /** True draws the job tray as an icon with the number of jobs at its corner. */
  icon: boolean;
}

/** The head of the job tray: its text while the list is closed, and the button that opens the list. */
export function TrayHead({ ref, tray: { active, news, open, setOpen }, icon }: TrayHeadProps) {
  const [first] = active;
  const now = useNow(first ? SECOND_MS : MINUTE_MS);
  const client = useQueryClient();
  const left = first ? countDown(first, now, client.getQueryData(liveTextQuery(first.id).queryKey)) : null;
  const count = active.length === 0 ? TRAY_HEAD.count : `${active.length} ${pluralWord(active.length, 'job')}`;
  const spoken = [count, left, news && TRAY_HEAD.newResultText].filter(Boolean).join(', ');
  return (
    <button ref={ref} type="button" className={head} data-icon={icon || undefined} aria-expanded={open} aria-label={icon ? spoken : undefined} onClick={() => setOpen(!open)}>
      <WandSparkles aria-hidden data-busy={active.length > 0 || undefined} />
      {icon
        ? (active.length > 0 || news) && <span aria-hidden className={dot}>{active.length > 0 ? active.length : <Check size={12} strokeWidth={3} />}</span>
        : <><strong>{count}</strong>{left && <span className={css({ color: 'fg.subtle', fontWeight: 'normal', truncate: true })}>{left}</span>}<ChevronUp aria-hidden data-turned={open || undefined} className={chevron} /></>}
    </button>
  );
}

const head = hstack({
  position: 'relative', gap: '2', width: 'full', minHeight: '11', paddingInline: '4', backgroundColor: 'transparent', border: 'none', textStyle: 'small', color: 'fg', fontWeight: 'semibold', whiteSpace: 'nowrap',
  _hover: { backgroundColor: 'hover' }, _focusVisible: { outlineOffset: '[-3px]', borderRadius: '[inherit]' },
  '& > svg': { width: '4', height: '4', color: 'fg.subtle' }, '& > svg[data-busy]': { color: 'brand' },
  '&[data-icon]': { justifyContent: 'center', width: '11', padding: '0', '& > svg': { width: '5', height: '5' } },
});
const chevron = css({ marginInlineStart: 'auto', '&[data-turned]': { transform: 'rotate(180deg)' } });
const dot = centered({ position: 'absolute', insetBlockStart: '1', insetInlineEnd: '1', minWidth: '4', height: '4', paddingInline: '1', borderRadius: 'full', backgroundColor: 'brand.strong', color: 'brand.on', textStyle: 'micro', lineHeight: 'tight', fontWeight: 'bold' });
