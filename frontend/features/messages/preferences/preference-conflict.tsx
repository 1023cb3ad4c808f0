import { useEffect, useRef } from 'react';
import { css } from '#styled/css';
import { stack, wrap } from '#styled/patterns';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Sentence } from '#ui/sentence.tsx';
import type { PreferenceDifference } from './preference-differences.ts';
import { PREFERENCE_CONFLICT } from '../message-preferences.words.ts';

interface PreferenceConflictProps {
  differences: readonly PreferenceDifference[];
  busy: boolean;
  onKeepMine(): void;
  onTakeTheirs(): void;
}

/**
 * A notice that lists what two devices chose differently in the notification preferences. The user chooses between the two, and nothing is
 * saved before that.
 */
export function PreferenceConflict({ differences, busy, onKeepMine, onTakeTheirs }: PreferenceConflictProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  const takeTheirs = (): void => {
    // The pressed button disappears with the notice, so the focus moves to the dialog instead of being lost.
    notice.current?.closest<HTMLElement>('[role="dialog"]')?.focus();
    onTakeTheirs();
  };
  return (
    <div ref={notice} tabIndex={-1} className={css({ outline: 'none' })}>
      <Alert tone="warn" title={PREFERENCE_CONFLICT.title}>
        {differences.length === 0 ? <p>{PREFERENCE_CONFLICT.noDifference}</p> : (
          <ul className={stack({ marginBlockStart: '1.5', gap: '1' })}>
            {differences.map(({ name, mine, theirs }) => <li key={name}><Sentence text={PREFERENCE_CONFLICT.hereThereText(mine, theirs)} parts={{ name: <strong>{name}</strong> }} /></li>)}
          </ul>
        )}
        <div className={wrap({ gap: '2', marginBlockStart: '3' })}>
          <Button size="sm" variant="primary" busy={busy} onClick={onKeepMine}>{PREFERENCE_CONFLICT.keepMineButton}</Button>
          <Button size="sm" disabled={busy} onClick={takeTheirs}>{PREFERENCE_CONFLICT.takeTheirsButton}</Button>
        </div>
      </Alert>
    </div>
  );
}
