import { useQuery } from '@tanstack/react-query';
import { Bookmark, Trash2 } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { css } from '#styled/css';
import { column, hstack, longWords, stack } from '#styled/patterns';
import { saveView } from '#contracts/admin-analytics.ts';
import { Button } from '#ui/button.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form, FormAlert } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Input } from '#ui/input.tsx';
import { Popover } from '#ui/popover.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useDeleteView, useSaveView } from '../analytics.mutations.ts';
import { viewsQuery } from '../analytics.queries.ts';
import type { ViewPage } from '../analytics.queries.ts';
import { VIEW_WORDS } from '../analytics.words.ts';

interface SavedViewsProps {
  page: ViewPage;
  /** The filters of the analytics page as its address holds them after the question mark. */
  address: string;
}

/** The menu of the administrator's saved views of an analytics page, with a form that saves the current filters as one. */
export function SavedViews({ page, address }: SavedViewsProps) {
  const [open, setOpen] = useState(false);
  return (
    <Popover open={open} onOpenChange={setOpen} title={VIEW_WORDS.open} trigger={<Button icon={<Bookmark size={16} aria-hidden="true" />}>{VIEW_WORDS.open}</Button>}>
      <div className={column({ gap: '4', minWidth: '[240px]' })}>
        <Views page={page} onChosen={() => setOpen(false)} />
        <SaveForm page={page} address={address} />
      </div>
    </Popover>
  );
}

function Views({ page, onChosen }: { page: ViewPage; onChosen(): void }) {
  const views = useQuery(viewsQuery(page));
  const remove = useDeleteView(page);
  if (views.isPending) return <div aria-busy="true"><Skeleton className={css({ height: '14' })} /></div>;
  if (views.data === undefined) return <FetchProblem error={views.error} onRetry={() => void views.refetch()} />;
  if (views.data.items.length === 0) return <p>{VIEW_WORDS.none}</p>;
  return (
    <ul className={stack({ gap: '1', maxHeight: '[280px]', overflow: 'auto' })}>
      {views.data.items.map(({ id, name, address, own }) => (
        <li key={id} className={hstack({ justifyContent: 'space-between', gap: '2' })}>
          <TextLink to={`?${address}`} onClick={onChosen} className={longWords({ minWidth: '0' })}>{name}</TextLink>
          {own && <IconButton size="sm" label={VIEW_WORDS.delete(name)} disabled={remove.isPending} onClick={() => remove.mutate(id)}><Trash2 size={16} aria-hidden="true" /></IconButton>}
        </li>
      ))}
    </ul>
  );
}

const nameForm = z.pick(saveView.body, { name: true });

function SaveForm({ page, address }: SavedViewsProps) {
  const save = useSaveView(page);
  const form = useSchemaForm({ schema: nameForm, defaultValues: { name: '' }, send: ({ name }) => save.mutateAsync({ name, address }, { onSuccess: () => form.reset() }), failed: VIEW_WORDS.failed });
  return (
    <Form form={form} className={stack({ gap: '2' })}>
      <FormField form={form} name="name" label={VIEW_WORDS.nameLabel} help={VIEW_WORDS.help}>
        {({ text }) => <Input autoComplete="off" maxLength={60} {...text} />}
      </FormField>
      <FormAlert form={form} />
      <Button type="submit" variant="primary" busy={form.sending} busyLabel={VIEW_WORDS.saving}>{VIEW_WORDS.save}</Button>
    </Form>
  );
}
