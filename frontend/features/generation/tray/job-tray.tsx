import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { ChevronDown, ChevronUp, WandSparkles } from 'lucide-react';
import { css } from '#styled/css';
import { connectedAtom } from '#lib/connection.ts';
import { reach } from '#ui/reach.ts';
import { recentRunsQuery } from '../generation.queries.ts';
import { timeLeft } from '../result/status-words.ts';
import { TrayRow } from './tray-row.tsx';
import { useSettledRuns } from './use-settled-runs.ts';

const ACTIVE_SHOWN = 50;
const FINISHED_SHOWN = 5;

const GAP = 16;
/** Toasts and achievements stand above the tray, which stands above the page's own bar. */
const liftToasts = reach('--toast-offset', (tray) => tray.offsetHeight + GAP);

/** The dock of running jobs and the last five results: on every page, and there again after a reload (screens.md). */
export function JobTray() {
  const connected = useAtomValue(connectedAtom);
  const [open, setOpen] = useState(false);
  const active = useQuery(recentRunsQuery({ state: 'active' }, ACTIVE_SHOWN, connected)).data ?? [];
  const finished = useQuery(recentRunsQuery({ state: 'finished' }, FINISHED_SHOWN, connected)).data ?? [];
  useSettledRuns(active);
  if (active.length + finished.length === 0) return null;
  const first = active[0];
  const left = first && timeLeft(first);
  const Chevron = open ? ChevronDown : ChevronUp;
  return (
    <aside ref={liftToasts} aria-label="Jobs" className={tray} data-idle={active.length === 0 && !open ? true : undefined}>
      <button type="button" className={head} aria-expanded={open} onClick={() => setOpen(!open)}>
        <WandSparkles aria-hidden className={css({ width: '4', height: '4', color: active.length > 0 ? 'brand' : 'fg.subtle' })} />
        <strong>{active.length > 0 ? `${active.length} ${active.length === 1 ? 'job' : 'jobs'}` : 'Recent results'}</strong>
        {left && <span className={css({ color: 'fg.subtle', fontWeight: 'normal', truncate: true })}>{left}</span>}
        <Chevron aria-hidden className={css({ width: '4', height: '4', marginInlineStart: 'auto' })} />
      </button>
      {open && (
        <ul className={css({ overflowY: 'auto', maxHeight: '[min(420px, 60vh)]', borderTop: 'soft' })}>
          {[...active, ...finished].map((run) => <TrayRow key={run.id} run={run} />)}
        </ul>
      )}
    </aside>
  );
}

const tray = css({
  position: 'fixed', insetBlockEnd: { base: '[var(--page-bar, 0px)]', md: '[calc(var(--page-bar, 0px) + 16px)]' }, insetInlineEnd: { base: '0', md: '4' }, zIndex: 'tray', width: { base: 'full', md: 'tray' }, overflow: 'hidden',
  layerStyle: 'overlay', borderRadius: { base: 'none', md: 'lg' },
  '&[data-idle]': { width: { base: 'auto', md: 'auto' }, insetBlockEnd: { base: '[calc(var(--page-bar, 0px) + 12px)]', md: '[calc(var(--page-bar, 0px) + 16px)]' }, insetInlineEnd: { base: '3', md: '4' }, borderRadius: 'full' },
});
const head = css({ display: 'flex', alignItems: 'center', gap: '2', width: 'full', minHeight: '12', paddingInline: '4', backgroundColor: 'transparent', border: 'none', textStyle: 'small', color: 'fg', fontWeight: 'semibold', _hover: { backgroundColor: 'hover' } });
