import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LineChart, Pencil } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { css } from '#styled/css';
import { wrap } from '#styled/patterns';
import type { PromptDetail } from '#contracts/prompt-detail.ts';
import { unpublishPrompt } from '#contracts/prompt-drafts.ts';
import { listPrompts } from '#contracts/prompts.ts';
import { messageOf } from '#lib/api-error.ts';
import { call, newActionKey } from '#lib/call.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { toast } from '#ui/toast.tsx';
import { OWNER_STRIP, PROMPTS } from './prompts.words.ts';

/** Bar with the author's tools on the page of their own prompt. */
export function OwnerStrip({ prompt }: { prompt: PromptDetail }) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const client = useQueryClient();
  const unpublish = useMutation({
    mutationFn: () => call(unpublishPrompt, { params: { id: prompt.id }, idempotencyKey: newActionKey() }),
    onSuccess: () => {
      toast({ tone: 'success', title: OWNER_STRIP.withdrawnToastTitle, description: OWNER_STRIP.withdrawnToast });
      void client.invalidateQueries({ queryKey: [listPrompts.path], refetchType: 'none' });
      void navigate(`/edit/prompt/${prompt.id}`);
    },
  });
  return (
    <aside aria-label={OWNER_STRIP.label} className={strip}>
      <p className={css({ flex: '[1 1 160px]' })}><strong>{OWNER_STRIP.ownTitle}</strong> <span className={css({ color: 'fg.muted' })}>{OWNER_STRIP.ownText}</span></p>
      <LinkButton size="sm" to={`/edit/prompt/${prompt.slug}`} icon={<Pencil aria-hidden />}>{OWNER_STRIP.editButton}</LinkButton>
      <LinkButton size="sm" to={`/profile?tab=performance&prompt=${prompt.id}`} icon={<LineChart aria-hidden />}>{OWNER_STRIP.analyticsButton}</LinkButton>
      <Button size="sm" onClick={() => setAsking(true)}>{OWNER_STRIP.unpublishButton}</Button>
      {asking && (
        <ConfirmDialog
          title={OWNER_STRIP.withdrawTitle} description={OWNER_STRIP.withdrawText} action={OWNER_STRIP.unpublishButton} busyLabel={OWNER_STRIP.busyLabel}
          busy={unpublish.isPending} problem={unpublish.isError ? messageOf(unpublish.error, PROMPTS.failed) : null} onConfirm={() => unpublish.mutate()} onClose={() => setAsking(false)}
        />
      )}
    </aside>
  );
}

const strip = wrap({ alignItems: 'center', gap: '2.5', paddingBlock: '3', paddingInline: '4', borderRadius: 'md', backgroundColor: 'brand.soft', textStyle: 'small' });
