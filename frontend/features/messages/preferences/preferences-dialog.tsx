import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { css } from '#styled/css';
import { stack } from '#styled/patterns';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { preferencesOpenAtom } from '../message-windows.ts';
import { preferencesQuery } from '../preferences.queries.ts';
import { CategoriesPart } from './categories-part.tsx';
import { DisplayPart } from './display-part.tsx';
import { GeneralPart } from './general-part.tsx';
import { PreferenceConflict } from './preference-conflict.tsx';
import { usePreferencesForm } from './use-preferences-form.ts';
import { PREFERENCES_DIALOG } from '../message-preferences.words.ts';

/** Dialog in which users choose about what they are notified, in which ways and with which sound (docs/rules/messages.md#preferences). */
export function PreferencesDialog() {
  const setOpen = useSetAtom(preferencesOpenAtom);
  const [tab, setTab] = useState('general');
  const stored = useQuery(preferencesQuery);
  const form = usePreferencesForm(stored.data, () => setOpen(false));
  const { draft } = form;
  return (
    <Dialog
      open onOpenChange={(open) => !open && setOpen(false)} title={PREFERENCES_DIALOG.title} description={PREFERENCES_DIALOG.description} bodyClassName={css({ paddingBlockStart: '[8px !important]' })}
      footer={
        <>
          <Button variant="ghost" onClick={() => setOpen(false)}>{PREFERENCES_DIALOG.cancelButton}</Button>
          <Button variant="primary" busy={form.saving} disabled={!draft || Boolean(form.conflict)} onClick={form.save}>{PREFERENCES_DIALOG.savePreferencesButton}</Button>
        </>
      }
    >
      {stored.isError && <FetchProblem error={stored.error} onRetry={() => void stored.refetch()} />}
      {stored.isPending && <div aria-busy="true" className={stack({ gap: '3' })}>{[0, 1, 2, 3].map((row) => <Skeleton key={row} className={css({ height: '12' })} />)}</div>}
      {form.conflict && <PreferenceConflict differences={form.conflict} busy={form.saving} onKeepMine={form.keepMine} onTakeTheirs={form.takeTheirs} />}
      {draft && (
        <Tabs
          label={PREFERENCES_DIALOG.notificationPreferencesLabel} value={tab} onValueChange={setTab}
          items={[
            { value: 'general', label: PREFERENCES_DIALOG.generalLabel, panel: <GeneralPart draft={draft} onChange={form.change} push={form.push} /> },
            { value: 'categories', label: PREFERENCES_DIALOG.categoriesLabel, panel: <CategoriesPart draft={draft} onChange={form.change} /> },
            { value: 'display', label: PREFERENCES_DIALOG.displayLabel, panel: <DisplayPart draft={draft} onChange={form.change} /> },
          ]}
        />
      )}
    </Dialog>
  );
}
