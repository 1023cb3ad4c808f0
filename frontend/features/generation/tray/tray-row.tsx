import { Link } from 'react-router-dom';
import { css } from '#styled/css';
import { isTerminal } from '#contracts/generation.ts';
import type { Generation } from '#contracts/generation.ts';
import { newActionKey } from '#lib/call.ts';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { TypeIcon } from '#ui/type-chip.tsx';
import { useCancelRun } from '../generation.mutations.ts';
import { runAddress } from '../run-address.ts';
import { runPicture } from '../run-picture.ts';
import { statusLine, timeLeft } from '../result/status-words.ts';

/** One job in the tray. A failed one keeps its reason here: a toast would be gone (decisions.md). */
export function TrayRow({ run }: { run: Generation }) {
  const cancel = useCancelRun();
  const done = isTerminal(run.status);
  const left = timeLeft(run);
  return (
    <li className={row} data-type={run.contentType}>
      <span className={css({ display: 'grid', placeItems: 'center', width: '10', height: '10', borderRadius: 'sm', backgroundColor: 'kind.soft', color: 'kind', overflow: 'hidden' })}>
        <Thumb run={run} />
      </span>
      <span className={css({ display: 'grid', gap: '0.5', minWidth: '0' })}>
        <Link to={runAddress(run)} className={css({ truncate: true, fontWeight: 'semibold', color: 'fg', textDecoration: 'none', _hover: { textDecoration: 'underline' } })}>{run.title}</Link>
        <span className={css({ textStyle: 'meta', color: run.error ? 'bad' : 'fg.subtle' })}>
          {run.error ? run.error.message : [statusLine(run), done ? null : left].filter(Boolean).join(' · ')}
        </span>
        {!done && <ProgressBar value={run.status === 'queued' ? null : run.progress} label={`Progress of ${run.title}`} />}
      </span>
      {!done && <Button size="sm" variant="ghost" busy={cancel.isPending} busyLabel="Stopping…" onClick={() => cancel.mutate({ id: run.id, actionKey: newActionKey() })}>Cancel</Button>}
    </li>
  );
}

function Thumb({ run }: { run: Generation }) {
  const picture = runPicture(run);
  return picture ? <img src={picture} alt="" className={css({ width: 'full', height: 'full', objectFit: 'cover' })} /> : <TypeIcon type={run.contentType} />;
}

const row = css({ display: 'grid', gridTemplateColumns: 'auto 1fr auto', gap: '3', alignItems: 'center', padding: '3', paddingInline: '4', '& + &': { borderTop: 'soft' }, textStyle: 'small' });
