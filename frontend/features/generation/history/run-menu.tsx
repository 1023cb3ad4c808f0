import { useMutation, useQuery } from '@tanstack/react-query';
import { Bookmark, Ellipsis, ExternalLink, Gift, Repeat2, RotateCcw, Share2, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { isTerminal } from '#contracts/generation.ts';
import type { Generation } from '#contracts/generation.ts';
import type { HistoryRun } from '#contracts/run-history.ts';
import { sharePath } from '#contracts/sharing.ts';
import { savePrompt } from '#contracts/social.ts';
import { messageOf } from '#lib/api-error.ts';
import { call, newActionKey } from '#lib/call.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { toast } from '#ui/toast.tsx';
import { useFreeRetry, useRetryRun } from '../generation.mutations.ts';
import { runQuery } from '../generation.queries.ts';
import { retryTrouble } from '../result/retry-trouble.ts';
import { isOfPrompt, runAddress } from '../run-address.ts';
import { fullRunLabel } from '../run-label.ts';
import { RUN_MENU } from '../run-history.words.ts';

interface RunMenuProps {
  run: HistoryRun;
  onDelete(): void;
}

/** The menu with actions for one run of the history. */
export function RunMenu({ run, onDelete }: RunMenuProps) {
  const navigate = useNavigate();
  const retry = useRetryRun();
  const free = useFreeRetry();
  const save = useMutation({ mutationFn: (id: string) => call(savePrompt, { params: { id }, idempotencyKey: newActionKey() }) });
  const prompt = isOfPrompt(run) ? run.prompt : null;
  const done = isTerminal(run.status);
  const trouble = (title: string) => (error: unknown) => toast({ tone: 'destructive', title, description: messageOf(error, RUN_MENU.failed) });
  const show = (next: Generation): void => void navigate(runAddress(next));
  const again = (expectedTotal: number): void =>
    retry.mutate({ id: run.id, expectedTotal }, { onSuccess: show, onError: (error) => toast(retryTrouble(error)) });
  const freely = (): void => free.mutate({ id: run.id, expectedTotal: 0 }, { onSuccess: show, onError: trouble(RUN_MENU.retryFailedTitle) });
  return (
    <Menu trigger={<IconButton size="sm" label={RUN_MENU.label(fullRunLabel(run))}><Ellipsis aria-hidden /></IconButton>}>
      <MenuItem value="open" icon={<ExternalLink aria-hidden />} to={runAddress(run)}>{RUN_MENU.openText}</MenuItem>
      {prompt && <MenuItem value="remix" icon={<Repeat2 aria-hidden />} to={`/prompt/${prompt.slug}?from=${run.id}`}>{RUN_MENU.useSameInputsText}</MenuItem>}
      {run.freeRetryUntil && <MenuItem value="free" icon={<Gift aria-hidden />} onSelect={freely}>{RUN_MENU.freeRetryText}</MenuItem>}
      {done && run.status !== 'succeeded' && <RetryItem id={run.id} onRetry={again} />}
      {prompt && (
        <MenuItem value="save" icon={<Bookmark aria-hidden />} onSelect={() => save.mutate(prompt.id, { onSuccess: () => toast({ tone: 'success', title: RUN_MENU.toast, description: prompt.title }), onError: trouble(RUN_MENU.notSavedText) })}>{RUN_MENU.saveThePromptText}</MenuItem>
      )}
      {prompt && done && run.delivered > 0 && <MenuItem value="share" icon={<Share2 aria-hidden />} to={sharePath(prompt.slug, null, run.id)}>{RUN_MENU.shareText}</MenuItem>}
      {done && <MenuItem value="delete" tone="bad" icon={<Trash2 aria-hidden />} onSelect={onDelete}>{RUN_MENU.deleteText}</MenuItem>}
    </Menu>
  );
}

/** The menu entry that repeats a run. It fetches the price when the menu opens, and is disabled until the price is there. */
function RetryItem({ id, onRetry }: { id: string; onRetry(price: number): void }) {
  const price = useQuery(runQuery(id, true)).data?.againPrice ?? null;
  return (
    <MenuItem value="retry" icon={<RotateCcw aria-hidden />} disabled={price === null} onSelect={() => price !== null && onRetry(price)}>
      {price === null ? RUN_MENU.tryAgainText : RUN_MENU.tryAgainPricedText(price)}
    </MenuItem>
  );
}
