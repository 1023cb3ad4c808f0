import { CircleAlert, CircleCheck, CloudOff, Loader as Wheel } from 'lucide-react';
import { css } from '#styled/css';
import { Button } from '#ui/button.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { Sentence } from '#ui/sentence.tsx';
import type { SaveState } from '../prompt-draft-kind.ts';
import { SAVE_CHIP } from '../builder-shell.words.ts';

/** A short text on whether the prompt's draft is saved. A failed save is also announced to screen readers. */
export function SaveChip({ state, onRetry }: { state: SaveState; onRetry(): void }) {
  const trouble = state.kind === 'offline' || state.kind === 'failed';
  return (
    <span className={line} data-save={state.kind}>
      {state.kind === 'saved' && <><CircleCheck aria-hidden className={css({ color: 'good' })} /><Sentence text={SAVE_CHIP.savedText} parts={{ when: <RelativeTime iso={new Date(state.at).toISOString()} /> }} /></>}
      {(state.kind === 'dirty' || state.kind === 'saving') && <><Wheel aria-hidden />{state.kind === 'saving' ? 'Saving…' : SAVE_CHIP.notSavedYetText}</>}
      {state.kind === 'untouched' && SAVE_CHIP.savedWriteText}
      {state.kind === 'offline' && <><CloudOff aria-hidden className={css({ color: 'amber' })} />{state.kept ? SAVE_CHIP.keptLabel : SAVE_CHIP.notKeptLabel}</>}
      {state.kind === 'failed' && <><CircleAlert aria-hidden className={css({ color: 'bad' })} />{state.message}</>}
      {state.kind === 'conflict' && <><CircleAlert aria-hidden className={css({ color: 'amber' })} />{SAVE_CHIP.chooseVersionText}</>}
      {state.kind === 'gone' && <><CircleAlert aria-hidden className={css({ color: 'bad' })} />{SAVE_CHIP.deletedElsewhereText}</>}
      {trouble && <Button size="sm" variant="ghost" onClick={onRetry}>{SAVE_CHIP.button}</Button>}
      <LiveRegion>{spoken(state)}</LiveRegion>
    </span>
  );
}

function spoken(state: SaveState): string {
  if (state.kind === 'offline') return state.kept ? SAVE_CHIP.keptText : SAVE_CHIP.notKeptText;
  if (state.kind === 'failed') return SAVE_CHIP.notSavedText(state.message);
  return state.kind === 'conflict' ? SAVE_CHIP.conflictText : '';
}

const line = css({ display: 'inline-flex', alignItems: 'center', gap: '1.5', textStyle: 'meta', color: 'fg.subtle', minHeight: '8', '& > svg': { width: '4', height: '4' } });
