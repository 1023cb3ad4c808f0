import { CircleAlert, CircleCheck, CloudOff, Loader as Wheel } from 'lucide-react';
import { css } from '#styled/css';
import { Button } from '#ui/button.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { useDraft, useDraftSaver } from '../draft/draft-context.ts';
import type { SaveState } from '../draft/agent-draft.ts';
import { AGENT_BUILDER } from '../agents-builder.words.ts';

/** A short text on whether the agent's draft is saved. A failed save is also announced to screen readers. */
export function SaveChip() {
  const { save } = useDraft();
  const { retry } = useDraftSaver();
  return (
    <span className={line} data-save={save.kind}>
      {save.kind === 'untouched' && AGENT_BUILDER.untouched}
      {save.kind === 'saved' && <><CircleCheck aria-hidden className={css({ color: 'good' })} /><span><Sentence text={AGENT_BUILDER.saved} parts={{ when: <RelativeTime iso={new Date(save.at).toISOString()} /> }} /></span></>}
      {(save.kind === 'dirty' || save.kind === 'saving') && <><Wheel aria-hidden />{AGENT_BUILDER[save.kind]}</>}
      {save.kind === 'offline' && <><CloudOff aria-hidden className={css({ color: 'amber' })} />{save.kept ? AGENT_BUILDER.offline : AGENT_BUILDER.offlineUnkept}</>}
      {save.kind === 'failed' && <><CircleAlert aria-hidden className={css({ color: 'bad' })} />{save.message}</>}
      {(save.kind === 'conflict' || save.kind === 'gone') && <><CircleAlert aria-hidden className={css({ color: 'amber' })} />{AGENT_BUILDER[save.kind]}</>}
      {(save.kind === 'offline' || save.kind === 'failed') && <Button size="sm" variant="ghost" onClick={retry}>{AGENT_BUILDER.retryButton}</Button>}
      <LiveRegion>{spoken(save)}</LiveRegion>
    </span>
  );
}

function spoken(save: SaveState): string {
  if (save.kind === 'failed') return AGENT_BUILDER.spoken.failed(save.message);
  if (save.kind === 'offline') return save.kept ? AGENT_BUILDER.spoken.offline : AGENT_BUILDER.spoken.offlineUnkept;
  return save.kind === 'conflict' || save.kind === 'gone' ? AGENT_BUILDER.spoken[save.kind] : '';
}

const line = css({ display: 'inline-flex', alignItems: 'center', gap: '1.5', textStyle: 'meta', color: 'fg.subtle', minHeight: '8', '& > svg': { width: '4', height: '4' } });
