import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { css } from '#styled/css';
import { hstack, metaText } from '#styled/patterns';
import { API_KEYS_LIMIT } from '#contracts/api-keys.ts';
import type { ApiKey } from '#contracts/api-keys.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { FrameScene } from '#ui/illustrations/small-scenes.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { CreateKey } from './create-key.tsx';
import { KeyRow } from './key-row.tsx';
import { apiKeysQuery } from './keys.queries.ts';
import { KEYS } from './keys.words.ts';
import { RevokeKey } from './revoke-key.tsx';
import { SecretDialog } from './secret-dialog.tsx';

/** The settings section in which a member makes API keys, sees a new secret once, and revokes keys. */
export function KeysSection() {
  const keys = useQuery(apiKeysQuery);
  const [creating, setCreating] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  const create = <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setCreating(true)}>{KEYS.createButton}</Button>;
  const some = keys.data !== undefined && keys.data.length > 0;
  return (
    <SettingsCard title={KEYS.title} intro={KEYS.intro} state={some && <span className={metaText({ tabular: true })}>{KEYS.countText(keys.data.length, API_KEYS_LIMIT)}</span>}>
      {keys.isError && <FetchProblem error={keys.error} onRetry={() => void keys.refetch()} />}
      {keys.isPending && <div aria-busy="true"><Skeleton radius="md" className={css({ height: '[132px]' })} /></div>}
      {keys.data?.length === 0 && <EmptyState size="sm" level="h3" art={<FrameScene />} title={KEYS.emptyTitle} actions={<>{create}<LinkButton to="/developers">{KEYS.referenceLink}</LinkButton></>}>{KEYS.emptyText}</EmptyState>}
      {some && (
        <>
          <ul className={css({ display: 'grid' })}>
            {keys.data.map((key) => <KeyRow key={key.id} apiKey={key} onRevoke={() => setRevoking(key)} />)}
          </ul>
          <div className={hstack({ justifyContent: 'flex-end', gap: '2', flexWrap: 'wrap' })}>
            <LinkButton to="/developers">{KEYS.referenceLink}</LinkButton>
            {keys.data.length < API_KEYS_LIMIT && create}
          </div>
        </>
      )}
      {creating && <CreateKey onClose={() => setCreating(false)} onCreated={(made) => { setCreating(false); setSecret(made); }} />}
      {secret !== null && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
      {revoking && <RevokeKey apiKey={revoking} onClose={() => setRevoking(null)} />}
    </SettingsCard>
  );
}
