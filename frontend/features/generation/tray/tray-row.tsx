import { useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { css } from '#styled/css';
import { metaText, stack, visuallyHidden } from '#styled/patterns';
import { isTerminal } from '#contracts/generation.ts';
import type { Generation } from '#contracts/generation.ts';
import { newActionKey } from '#lib/call.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { useCancelRun } from '../generation.mutations.ts';
import { liveTextQuery } from '../generation.queries.ts';
import { runAddress } from '../run-address.ts';
import { runLabel, runSubtitle } from '../run-label.ts';
import { statusLine } from '../result/status-words.ts';
import { RunThumb } from './run-thumb.tsx';
import { costWords, countDown } from './tray-state.ts';
import { TRAY_ROW } from '../generation.words.ts';

interface TrayRowProps {
  run: Generation;
  /** The time now, in ms since the epoch, for counting down. */
  now: number;
  onDismiss(): void;
  /** Called when the reader opens the run's page from the job tray. */
  onOpen(): void;
}

/** A job in the job tray, whose whole row links to its run. A failed job keeps its reason here, because its toast disappears. */
export function TrayRow({ run, now, onDismiss, onOpen }: TrayRowProps) {
  const cancel = useCancelRun();
  const live = useQueryClient().getQueryData(liveTextQuery(run.id).queryKey);
  const done = isTerminal(run.status);
  const subtitle = runSubtitle(run);
  return (
    <li className={row} data-type={run.contentType}>
      <RunThumb run={run} />
      <span className={stack({ gap: '0.5', minWidth: '0' })}>
        <Link to={runAddress(run)} className={whole} onClick={onOpen}>{runLabel(run)}</Link>
        <span className={css({ textStyle: 'meta', color: run.error ? 'bad' : 'fg.muted', lineClamp: '2' })}>{run.error ? run.error.message : [statusLine(run), countDown(run, now, live)].filter(Boolean).join(' · ')}</span>
        <span className={metaText({ truncate: true })}>{costWords(run)} · <RelativeTime iso={run.createdAt} />{subtitle && ` · ${subtitle}`}</span>
        {!done && <ProgressBar value={run.status === 'queued' ? null : run.progress} label={TRAY_ROW.progressOfLabel(runLabel(run))} />}
      </span>
      <span className={above}>
        {done
          ? <IconButton size="sm" label={TRAY_ROW.removeListLabel(runLabel(run))} onClick={onDismiss}><X aria-hidden /></IconButton>
          : <Button size="sm" variant="ghost" busy={cancel.isPending} busyLabel={TRAY_ROW.busyLabel} onClick={() => cancel.mutate({ id: run.id, actionKey: newActionKey() })}>{TRAY_ROW.button}<span className={visuallyHidden()}> {runLabel(run)}</span></Button>}
      </span>
    </li>
  );
}

const row = css({ position: 'relative', display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', gap: '3', alignItems: 'center', padding: '3', paddingInline: '4', '& + &': { borderTop: 'soft' }, textStyle: 'small', _hover: { backgroundColor: 'hover' } });
/** Stretches the link over the whole row of the job tray. */
const whole = css({ truncate: true, fontWeight: 'semibold', color: 'fg', textDecoration: 'none', _after: { content: '""', position: 'absolute', inset: '0' }, _focusVisible: { outlineStyle: 'none', _after: { outline: '[2px solid {colors.brand}]', outlineOffset: '[-2px]', borderRadius: 'md' } } });
const above = css({ position: 'relative' });
