import { useState } from 'react';
import { css } from '#styled/css';
import { Button } from '#ui/button.tsx';
import { PART_NOTICE } from './layout.words.ts';

/** Stands in the place of a part whose code did not load. After a deployment the old code is gone, and only a new page knows the new one. */
export function PartNotice({ fetchAgain }: { fetchAgain(): Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const retry = (): void => {
    setBusy(true);
    fetchAgain().catch(() => {
      setBusy(false);
      setFailed(true);
    });
  };
  return (
    <div role="alert" className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', padding: '4', textStyle: 'small', fontWeight: 'semibold' })}>
      {PART_NOTICE.notLoadedText}
      <Button size="sm" busy={busy} busyLabel="Loading…" onClick={retry}>{PART_NOTICE.tryAgainButton}</Button>
      {failed && <Button size="sm" variant="ghost" onClick={() => window.location.reload()}>{PART_NOTICE.loadPageAgainButton}</Button>}
    </div>
  );
}
