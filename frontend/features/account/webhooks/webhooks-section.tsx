import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { css } from '#styled/css';
import { hstack, metaText } from '#styled/patterns';
import { WEBHOOKS_LIMIT } from '#contracts/webhooks.ts';
import type { Webhook } from '#contracts/webhooks.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { FrameScene } from '#ui/illustrations/small-scenes.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { SecretDialog } from '../keys/secret-dialog.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookLog } from './webhook-log.tsx';
import { AskNewSecret, DeleteWebhook } from './webhook-questions.tsx';
import { WebhookRow } from './webhook-row.tsx';
import { webhooksQuery } from './webhooks.queries.ts';
import { WEBHOOK_SECRET, WEBHOOKS } from './webhooks.words.ts';

/** The open dialog of the webhooks section, and the webhook that it shows. */
type Open = { kind: 'add' } | { kind: 'edit' | 'log' | 'secret' | 'delete'; webhook: Webhook } | { kind: 'shown'; secret: string } | null;

/** The settings section in which a member adds webhooks, sees a new secret once, and reads the log of calls. */
export function WebhooksSection() {
  const webhooks = useQuery(webhooksQuery);
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const show = (secret: string) => setOpen({ kind: 'shown', secret });
  const add = <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setOpen({ kind: 'add' })}>{WEBHOOKS.addButton}</Button>;
  const some = webhooks.data !== undefined && webhooks.data.length > 0;
  return (
    <SettingsCard title={WEBHOOKS.title} intro={WEBHOOKS.intro} state={some && <span className={metaText({ tabular: true })}>{WEBHOOKS.countText(webhooks.data.length, WEBHOOKS_LIMIT)}</span>}>
      {webhooks.isError && <FetchProblem error={webhooks.error} onRetry={() => void webhooks.refetch()} />}
      {webhooks.isPending && <div aria-busy="true"><Skeleton radius="md" className={css({ height: '[132px]' })} /></div>}
      {webhooks.data?.length === 0 && <EmptyState size="sm" level="h3" art={<FrameScene />} title={WEBHOOKS.emptyTitle} actions={add}>{WEBHOOKS.emptyText}</EmptyState>}
      {some && (
        <>
          <ul className={css({ display: 'grid' })}>
            {webhooks.data.map((webhook) => <WebhookRow key={webhook.id} webhook={webhook} onOpen={(kind) => setOpen({ kind, webhook })} />)}
          </ul>
          {webhooks.data.length < WEBHOOKS_LIMIT && <div className={hstack({ justifyContent: 'flex-end' })}>{add}</div>}
        </>
      )}
      {open?.kind === 'add' && <WebhookForm webhook={null} onClose={close} onCreated={show} />}
      {open?.kind === 'edit' && <WebhookForm webhook={open.webhook} onClose={close} onCreated={show} />}
      {open?.kind === 'log' && <WebhookLog webhook={open.webhook} onClose={close} />}
      {open?.kind === 'secret' && <AskNewSecret webhook={open.webhook} onClose={close} onMade={show} />}
      {open?.kind === 'delete' && <DeleteWebhook webhook={open.webhook} onClose={close} />}
      {open?.kind === 'shown' && <SecretDialog secret={open.secret} words={WEBHOOK_SECRET} onClose={close} />}
    </SettingsCard>
  );
}
