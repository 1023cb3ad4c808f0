import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { GitCompareArrows } from 'lucide-react';
import { css, cx } from '#styled/css';
import { column, hstack, mutedText, wrap } from '#styled/patterns';
import { dataTable } from '#styled/recipes';
import type { Draft } from '#contracts/prompt-drafts.ts';
import { messageOf } from '#lib/api-error.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { toast } from '#ui/toast.tsx';
import { useDraft } from '../draft-store.ts';
import { useDraftSync } from '../sync/sync-context.ts';
import { differences } from './differences.ts';
import { CONFLICT_NOTICE } from '../builder-shell.words.ts';

/**
 * The notice that another tab or device saved or deleted the same draft of a prompt. The author chooses which version to keep, and nothing is
 * overwritten before.
 */
export function ConflictNotice() {
  const { saveState } = useDraft();
  if (saveState.kind === 'conflict') return <Conflict theirs={saveState.theirs} />;
  return saveState.kind === 'gone' ? <Gone /> : null;
}

function Conflict({ theirs }: { theirs: Draft }) {
  const { content } = useDraft();
  const sync = useDraftSync();
  const copying = useCopying();
  // The toast's button opens the new draft. A link is not possible, because toasts are outside of the router.
  const navigate = useNavigate();
  const found = differences(content, theirs.content);
  return (
    <Card as="section" role="alert" radius="xl" aria-labelledby="conflict-title" className={box}>
      <h2 id="conflict-title" className={hstack({ textStyle: 'pane', gap: '2' })}><GitCompareArrows aria-hidden className={css({ width: '[18px]', height: '[18px]', color: 'amber' })} />{CONFLICT_NOTICE.title}</h2>
      <p className={mutedText()}><Sentence text={CONFLICT_NOTICE.savedText} parts={{ when: <RelativeTime iso={theirs.updatedAt} /> }} /></p>
      <div className={css({ overflow: 'auto', maxHeight: '[40dvh]' })} tabIndex={0} role="region" aria-label={CONFLICT_NOTICE.label}>
        <table className={table}>
          <thead><tr><th scope="col">{CONFLICT_NOTICE.whereColumn}</th><th scope="col">{CONFLICT_NOTICE.yoursHereColumn}</th><th scope="col">{CONFLICT_NOTICE.theirsSavedColumn}</th></tr></thead>
          <tbody>{found.map(({ place, mine, theirs: other }) => <tr key={place}><th scope="row">{place}</th><td>{mine}</td><td>{other}</td></tr>)}</tbody>
        </table>
      </div>
      {copying.problem && <Alert tone="bad">{copying.problem}</Alert>}
      <div className={wrap({ gap: '2' })}>
        <Button variant="primary" onClick={() => void sync.keepMine()}>{CONFLICT_NOTICE.keepMineButton}</Button>
        <Button onClick={sync.takeTheirs}>{CONFLICT_NOTICE.takeTheirsButton}</Button>
        <Button busy={copying.busy} busyLabel={CONFLICT_NOTICE.busyLabel} onClick={() => void copying.copy((copy) => toast({ tone: 'success', title: CONFLICT_NOTICE.copiedToastTitle, description: CONFLICT_NOTICE.copiedToast, action: <Button size="sm" onClick={() => void navigate(`/edit/prompt/${copy.promptId}`)}>{CONFLICT_NOTICE.openMineButton}</Button>, durationMs: 20_000 }))}>{CONFLICT_NOTICE.keepMineCopyButton}</Button>
      </div>
    </Card>
  );
}

function Gone() {
  const copying = useCopying();
  const navigate = useNavigate();
  return (
    <Alert
      tone="bad"
      title={CONFLICT_NOTICE.deletedTitle}
      action={<Button size="sm" busy={copying.busy} busyLabel={CONFLICT_NOTICE.busyLabel} onClick={() => void copying.copy((copy) => void navigate(`/edit/prompt/${copy.promptId}`, { replace: true }))}>{CONFLICT_NOTICE.keepButton}</Button>}
    >
      {copying.problem ?? CONFLICT_NOTICE.deletedText}
    </Alert>
  );
}

function useCopying() {
  const sync = useDraftSync();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const copy = async (then: (copy: Draft) => void): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      then(await sync.keepAsCopy());
    } catch (error) {
      setProblem(messageOf(error, CONFLICT_NOTICE.copyFailed));
    }
    setBusy(false);
  };
  return { busy, problem, copy };
}

const box = column({ gap: '3', padding: '4', borderColor: 'amber' });
const table = cx(dataTable(), css({
  '& th, & td': { verticalAlign: 'top', padding: '2', overflowWrap: 'anywhere' },
  '& thead th': { color: 'fg', fontWeight: 'semibold', minWidth: '[90px]' }, '& tbody th': { fontWeight: 'semibold', minWidth: '[90px]' }, '& td': { minWidth: '[120px]', whiteSpace: 'pre-wrap', width: '[44%]' },
}));
