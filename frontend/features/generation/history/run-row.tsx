import { Link } from 'react-router-dom';
import { css } from '#styled/css';
import { centered, coverImage, flex, keepSize, linkRoom, longWords, stack, visuallyHidden } from '#styled/patterns';
import { isTerminal } from '#contracts/generation.ts';
import { pluralWord } from '#contracts/plural.ts';
import type { HistoryRun } from '#contracts/run-history.ts';
import { chargedWords } from '#shared/spending/charged-words.ts';
import { Badge } from '#ui/badge.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Moment } from '#ui/moment.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { TypeIcon } from '#ui/type-chip.tsx';
import { runAddress } from '../run-address.ts';
import { fullRunLabel, runLabel, runSubtitle } from '../run-label.ts';
import { runPicture } from '../run-picture.ts';
import { RunMenu } from './run-menu.tsx';
import { RUN_TONES, tokensOf, tookWords } from './run-words.ts';
import { RUN_ROW, RUN_STATES } from '../run-history.words.ts';

interface RunRowProps {
  run: HistoryRun;
  /** Index of the run among the loaded rows. */
  index: number;
  selected: boolean;
  measure(row: HTMLTableRowElement | null): void;
  onSelect(id: string, selected: boolean): void;
  onDelete(id: string): void;
}

/** A row of the run history: output, prompt, state, cost and duration. */
export function RunRow({ run, index, selected, measure, onSelect, onDelete }: RunRowProps) {
  const done = isTerminal(run.status);
  const tokens = tokensOf(run);
  return (
    <tr ref={measure} data-index={index} data-type={run.contentType}>
      <td data-part="pick"><Checkbox hideLabel checked={selected} disabled={!done} onCheckedChange={(on) => onSelect(run.id, on)}>{`Select ${fullRunLabel(run)}`}</Checkbox></td>
      <th scope="row" data-part="what">
        <div className={css({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '3', alignItems: 'center' })}>
          <span className={thumb}><Thumb run={run} /></span>
          <span className={stack({ gap: '0.5', minWidth: '0' })}>
            <span className={flex({ alignItems: 'baseline', gap: '1.5', minWidth: '0' })}>
              <Link to={runAddress(run)} className={title}>{runLabel(run)}</Link>
              {run.version !== null && <span className={keepSize({ textStyle: 'micro', color: 'fg.subtle' })}>v{run.version}</span>}
            </span>
            <span className={longWords({ textStyle: 'meta', color: run.error ? 'bad' : 'fg.subtle', lineClamp: '1' })}>{run.error ? run.error.message : (runSubtitle(run) ?? run.excerpt)}</span>
            {!done && <ProgressBar value={run.status === 'queued' ? null : run.progress} label={RUN_ROW.label(runLabel(run))} />}
          </span>
        </div>
      </th>
      <td data-part="state"><Badge tone={RUN_TONES[run.status]}>{RUN_STATES[run.status]}</Badge></td>
      <td data-part="model">{run.model.label}</td>
      <td data-part="tokens" data-number>{tokens ? <Tokens {...tokens} paidBy={run.paidBy ?? null} free={run.waived != null} /> : <span className={css({ color: 'fg.subtle' })}>{RUN_ROW.heldText(run.quote.total)}</span>}</td>
      <td data-part="took" data-number>{tookWords(run) ?? '–'}</td>
      <td data-part="when"><Moment at={run.createdAt} /></td>
      <td data-part="menu"><RunMenu run={run} onDelete={() => onDelete(run.id)} /></td>
    </tr>
  );
}

function Tokens({ captured, released, paidBy, free }: { captured: number; released: number; paidBy: string | null; free: boolean }) {
  if (paidBy !== null) return <>{RUN_ROW.giftText}<span className={visuallyHidden()}> {RUN_ROW.ofText} </span></>;
  if (free) return <>{RUN_ROW.freeText}<span className={visuallyHidden()}> {RUN_ROW.retryText}</span></>;
  return (
    <>
      <span aria-hidden>{captured}<span data-unit> {pluralWord(captured, 'token')}</span>{released > 0 && <span className={css({ color: 'fg.subtle' })}> {RUN_ROW.backText(released)}</span>}</span>
      <span className={visuallyHidden()}>{chargedWords({ captured, released })}</span>
    </>
  );
}

function Thumb({ run }: { run: HistoryRun }) {
  const picture = runPicture(run);
  return picture ? <img src={picture} alt="" loading="lazy" className={coverImage()} /> : <TypeIcon type={run.contentType} />;
}

const thumb = centered({ width: '12', height: '12', borderRadius: 'sm', backgroundColor: 'kind.soft', color: 'kind', overflow: 'hidden' });
const title = linkRoom({ truncate: true, fontWeight: 'semibold', color: 'fg', textDecoration: 'none', _hover: { textDecoration: 'underline' } });
