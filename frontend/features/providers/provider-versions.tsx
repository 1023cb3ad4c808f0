import { css } from '#styled/css';
import { metaText, separated, stack, wrap } from '#styled/patterns';
import type { ProviderSettings } from '#contracts/providers.ts';
import { messageOf } from '#lib/api-error.ts';
import { Alert } from '#ui/alert.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Moment } from '#ui/moment.tsx';
import { toast } from '#ui/toast.tsx';
import { useProvidersRestore } from './providers.mutations.ts';
import { PROVIDER_SECTION, PROVIDER_VERSIONS } from './providers.words.ts';

/** Lists earlier versions of the providers' settings. An administrator can save each again as a new version, and also the settings of the environment. */
export function ProviderVersions({ settings: { type, from, revision, versions } }: { settings: ProviderSettings }) {
  const restore = useProvidersRestore(type);
  if (versions.length === 0) return null;
  const bringBack = (version: number): void => restore.mutate({ revision, version }, { onSuccess: () => toast({ tone: 'success', title: PROVIDER_VERSIONS.restoredToast, description: PROVIDER_SECTION.savedText }) });
  return (
    <Disclosure summary={PROVIDER_VERSIONS.summary(versions.length)} className={separated()}>
      {restore.isError && <Alert tone="bad">{messageOf(restore.error, PROVIDER_SECTION.failed)}</Alert>}
      <ol aria-label={PROVIDER_VERSIONS.label(PROVIDER_SECTION.titles[type])} className={stack({ marginBlockStart: '2' })}>
        {versions.map((version) => (
          <li key={version.revision} className={row}>
            <div className={stack({ gap: '0.5', minWidth: '0' })}>
              <p className={wrap({ gap: '2', alignItems: 'center', textStyle: 'small' })}>
                <strong>{PROVIDER_VERSIONS.version(version.revision)}</strong>
                {version.revision === revision && <Badge tone="good">{PROVIDER_VERSIONS.inForce}</Badge>}
                {version.restoredFrom !== null && <span className={css({ color: 'fg.muted' })}>{PROVIDER_VERSIONS.restoredFrom(version.restoredFrom)}</span>}
              </p>
              <p className={metaText()}><Moment at={version.savedAt} />, {namesOf(version)}</p>
            </div>
            {version.revision !== revision && version.from === 'settings' && (
              <Button size="sm" variant="ghost" busy={restore.isPending} onClick={() => bringBack(version.revision)}>{PROVIDER_VERSIONS.restoreButton(PROVIDER_VERSIONS.version(version.revision).toLowerCase())}</Button>
            )}
          </li>
        ))}
        {from === 'settings' && (
          <li className={row}>
            <p className={css({ textStyle: 'small' })}><strong>{PROVIDER_VERSIONS.environment}</strong></p>
            <Button size="sm" variant="ghost" busy={restore.isPending} onClick={() => bringBack(0)}>{PROVIDER_VERSIONS.restoreButton(PROVIDER_VERSIONS.environment.toLowerCase())}</Button>
          </li>
        )}
      </ol>
    </Disclosure>
  );
}

function namesOf({ from, providers }: ProviderSettings['versions'][number]): string {
  if (from === 'environment') return PROVIDER_VERSIONS.environment.toLowerCase();
  return providers.length === 0 ? PROVIDER_VERSIONS.nothing : providers.join(', ');
}

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center', justifyContent: 'space-between', paddingBlock: '2.5', borderBottom: 'soft', _last: { borderBottom: 'none' } });
