import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { css } from '#styled/css';
import { column, mutedText, wrap } from '#styled/patterns';
import { MOST_PROVIDERS } from '#contracts/providers.ts';
import type { ProviderInput, ProviderSettings } from '#contracts/providers.ts';
import { messageOf } from '#lib/api-error.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { toast } from '#ui/toast.tsx';
import { issuesOfForm } from './field-issues.ts';
import { ProviderForm } from './provider-form.tsx';
import { ProviderRow, StudioRow } from './provider-row.tsx';
import { ProviderVersions } from './provider-versions.tsx';
import { keptInput } from './provider-draft.ts';
import { useProvidersSave } from './providers.mutations.ts';
import { providersQuery } from './providers.queries.ts';
import { PROVIDER_SECTION } from './providers.words.ts';

/** Lists for administrators the providers of one content type in the order in which runs try them. Each change is saved as a new version of the settings. */
export function ProviderSection({ settings }: { settings: ProviderSettings }) {
  const { type, from, revision, providers, studio } = settings;
  const title = PROVIDER_SECTION.titles[type];
  const client = useQueryClient();
  const save = useProvidersSave(type);
  const [edited, setEdited] = useState<{ id: string | null } | null>(null);
  const inputs = providers.map(keptInput);

  const put = (next: readonly ProviderInput[], studioOn = studio.enabled): Promise<unknown> =>
    save.mutateAsync({ revision, providers: [...next], studio: studioOn }).then(() => toast({ tone: 'success', title: PROVIDER_SECTION.savedToast, description: PROVIDER_SECTION.savedText }));
  // Ignores the error when saving the providers fails, because the section shows it.
  const change = (next: readonly ProviderInput[], studioOn?: boolean): void => void put(next, studioOn).catch(() => undefined);
  const move = (place: number, to: number): void => change(inputs.toSpliced(place, 1).toSpliced(to, 0, ...inputs.slice(place, place + 1)));
  const showLatest = (): void => {
    save.reset();
    void client.invalidateQueries({ queryKey: providersQuery.queryKey });
  };
  // Clears the failed save when the provider's form closes, because the section would show the same error a second time.
  const close = (): void => {
    setEdited(null);
    save.reset();
  };
  const before = edited && (providers.find(({ id }) => id === edited.id) ?? null);
  const saveEdited = (input: ProviderInput): Promise<unknown> => {
    const place = before ? providers.indexOf(before) : providers.length;
    return put(before ? inputs.with(place, input) : [...inputs, input]).catch((error: unknown) => {
      throw issuesOfForm(error, place);
    });
  };

  return (
    <Card as="section" pad="lg" radius="lg" aria-label={title} className={column({ gap: '4' })}>
      <div className={wrap({ gap: '3', alignItems: 'center', justifyContent: 'space-between' })}>
        {/* On phones the button that adds a provider has its own line, so that the text beside it keeps its width. */}
        <div className={css({ minWidth: '0', flex: '[1 1 16rem]' })}>
          <h2 className={css({ textStyle: 'h3' })}>{title}</h2>
          <p className={mutedText()}>{from === 'settings' ? PROVIDER_SECTION.fromSettings : PROVIDER_SECTION.fromEnvironment}</p>
        </div>
        {providers.length < MOST_PROVIDERS && <Button size="sm" icon={<Plus size={16} aria-hidden />} onClick={() => setEdited({ id: null })}>{PROVIDER_SECTION.addButton}</Button>}
      </div>
      {save.isError && edited === null && (
        <Alert tone="bad" title={PROVIDER_SECTION.conflictTitle} action={<Button size="sm" onClick={showLatest}>{PROVIDER_SECTION.showLatestButton}</Button>}>{messageOf(save.error, PROVIDER_SECTION.failed)}</Alert>
      )}
      <ol aria-label={PROVIDER_SECTION.listLabel(title)} className={column()}>
        {providers.map((provider, place) => (
          <ProviderRow
            key={provider.id} provider={provider} place={place + 1} busy={save.isPending}
            onUp={place > 0 ? () => move(place, place - 1) : null} onDown={place < providers.length - 1 ? () => move(place, place + 1) : null}
            onSwitch={(enabled) => change(inputs.map((input) => (input.id === provider.id ? { ...input, enabled } : input)))} onChange={() => setEdited({ id: provider.id })}
          />
        ))}
        <StudioRow place={providers.length + 1} studio={studio} busy={save.isPending} onSwitch={(on) => change(inputs, on)} />
      </ol>
      <ProviderVersions settings={settings} />
      {edited && (
        <ProviderForm
          type={type} before={before} taken={providers.map(({ id }) => id)} onClose={close}
          save={saveEdited}
          remove={before && (() => put(inputs.filter(({ id }) => id !== before.id)))}
        />
      )}
    </Card>
  );
}
