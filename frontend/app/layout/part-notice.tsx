import { useState } from 'react';
import { wrap } from '#styled/patterns';
import { Button } from '#ui/button.tsx';
import * as LAYOUT from './layout.words.ts';

/** A notice in place of a part of the page whose code did not load. It offers a retry, and then a reload, because a deployment removes old files. */
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
    <div role="alert" className={wrap({ alignItems: 'center', gap: '3', padding: '4', textStyle: 'small', fontWeight: 'semibold' })}>
      {LAYOUT.partNoticeNotLoadedText}
      <Button size="sm" busy={busy} busyLabel="Loading…" onClick={retry}>{LAYOUT.partNoticeTryAgainButton}</Button>
      {failed && <Button size="sm" variant="ghost" onClick={() => window.location.reload()}>{LAYOUT.partNoticeLoadPageAgainButton}</Button>}
    </div>
  );
}
