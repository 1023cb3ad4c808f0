import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { flex, stack } from '#styled/patterns';
import { Button } from '#ui/button.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { preferencesQuery } from '../preferences.queries.ts';
import { CategoriesPart } from './categories-part.tsx';
import { DisplayPart } from './display-part.tsx';
import { GeneralPart } from './general-part.tsx';
import { PreferenceConflict } from './preference-conflict.tsx';
import { usePreferencesForm } from './use-preferences-form.ts';
import { PREFERENCES_FORM } from '../message-preferences.words.ts';

/** The form of the notification preferences on a page. It calls `onDirty` with true while a change is unsaved. */
export function PreferencesForm({ onDirty }: { onDirty(dirty: boolean): void }) {
  const stored = useQuery(preferencesQuery);
  const form = usePreferencesForm(stored.data);
  const { draft, changed } = form;
  useEffect(() => {
    onDirty(changed);
    return () => onDirty(false);
  }, [changed, onDirty]);
  if (stored.isError) return <FetchProblem error={stored.error} onRetry={() => void stored.refetch()} />;
  if (!draft) return <Skeleton className={css({ height: '[260px]' })} />;
  return (
    <div className={stack({ gap: '5' })}>
      {form.conflict && <PreferenceConflict differences={form.conflict} busy={form.saving} onKeepMine={form.keepMine} onTakeTheirs={form.takeTheirs} />}
      <GeneralPart draft={draft} onChange={form.change} push={form.push} />
      <CategoriesPart draft={draft} onChange={form.change} />
      <DisplayPart draft={draft} onChange={form.change} />
      <div className={flex({ justifyContent: 'flex-end', gap: '2' })}>
        {changed && <Button variant="ghost" onClick={form.reset}>{PREFERENCES_FORM.cancelButton}</Button>}
        <Button variant="primary" busy={form.saving} disabled={!changed || Boolean(form.conflict)} onClick={form.save}>{PREFERENCES_FORM.savePreferencesButton}</Button>
      </div>
    </div>
  );
}
