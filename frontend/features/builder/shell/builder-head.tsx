import { ListChecks, Redo2, Undo2 } from 'lucide-react';
import { css } from '#styled/css';
import { hstack, wrap } from '#styled/patterns';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { useDraft } from '../draft-store.ts';
import type { DraftMeta } from '../prompt-draft-kind.ts';
import { useDraftSync } from '../sync/sync-context.ts';
import { useShownProblems } from './problems.ts';
import { HEAD_ID } from './arrive.ts';
import { SaveChip } from './save-chip.tsx';
import { BUILDER_HEAD } from '../builder-shell.words.ts';

/** The head of the builder: the draft's name, whether it is saved, undo and redo. */
export function BuilderHead({ tell }: { tell(words: string): void }) {
  const { content, meta, issues, saveState, undo, redo, undoLabel, redoLabel } = useDraft();
  const sync = useDraftSync();
  const { all, showAll } = useShownProblems();
  const step = (act: () => string | null, did: string): void => {
    const label = act();
    if (label) tell(`${did}: ${label}`);
  };
  const ask = (): void => {
    showAll();
    requestAnimationFrame(() => document.getElementById('problems')?.focus());
  };
  return (
    <header className={head}>
      <div className={wrap({ alignItems: 'center', columnGap: '3', rowGap: '1', minWidth: '0', flex: '[1 1 260px]' })}>
        <h1 id={HEAD_ID} tabIndex={-1} className={title}>{content.title.trim() || (meta ? BUILDER_HEAD.untitledPromptHeading : BUILDER_HEAD.newPromptHeading)}</h1>
        <Badge tone={toneOf(meta)}>{statusWords(meta)}</Badge>
        <SaveChip state={saveState} onRetry={sync.retry} />
      </div>
      <div className={hstack({ gap: '1' })}>
        {issues.length > 0 && !all && (
          <Button size="sm" variant="ghost" icon={<ListChecks aria-hidden />} onClick={ask}>{BUILDER_HEAD.button(issues.length)}</Button>
        )}
        {/* The undo button uses aria-disabled. A disabled button would lose the focus when the author undoes the last step. */}
        <IconButton label={undoLabel ? `Undo: ${undoLabel}` : 'Undo'} aria-disabled={!undoLabel || undefined} onClick={() => step(undo, 'Undone')}><Undo2 aria-hidden /></IconButton>
        <IconButton label={redoLabel ? `Redo: ${redoLabel}` : 'Redo'} aria-disabled={!redoLabel || undefined} onClick={() => step(redo, 'Redone')}><Redo2 aria-hidden /></IconButton>
      </div>
    </header>
  );
}

const toneOf = (meta: DraftMeta | null) => {
  if (meta?.pendingVersion) return 'warn' as const;
  return meta?.status === 'published' ? ('good' as const) : ('neutral' as const);
};

/** The badge with the state of a prompt's draft: "Draft", "Sent back", "In review", "Published v3", "Changed since v3". */
export function statusWords(meta: DraftMeta | null): string {
  if (meta?.pendingVersion) return BUILDER_HEAD.versionInReviewText(meta.pendingVersion);
  if (meta?.status === 'removed') return BUILDER_HEAD.takenDownText;
  if (meta?.status === 'rejected') return 'Rejected';
  if (meta?.reviewNote) return BUILDER_HEAD.sentBackText;
  if (!meta?.publishedVersion || meta.status !== 'published') return 'Draft';
  return meta.changed ? BUILDER_HEAD.changedSinceText(meta.publishedVersion) : BUILDER_HEAD.publishedText(meta.publishedVersion);
}

const head = wrap({ alignItems: 'flex-start', justifyContent: 'flex-end', columnGap: '3', rowGap: '1', minWidth: '0' });
const title = css({ textStyle: 'h3', borderRadius: 'xs', textWrap: 'wrap', overflowWrap: 'anywhere', minWidth: '0' });
