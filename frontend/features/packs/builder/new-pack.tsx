import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { css } from '#styled/css';
import { column, mutedText } from '#styled/patterns';
import { createPack, PACK_TITLE_MAX } from '#contracts/pack-builder.ts';
import { call } from '#lib/call.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form, FormAlert } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { EarsScene } from '#ui/illustrations/small-scenes.tsx';
import { Input } from '#ui/input.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { ownPacksQuery } from '../own-packs.queries.ts';
import { NEW_PACK } from '../packs-builder.words.ts';

/** Form that creates a pack from a title; the maker edits all else on the pack's own page. Users with too few published prompts read what they need. */
export function NewPack({ mayCreate, official }: { mayCreate: boolean; official: boolean }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [unanswered] = useState(createUnansweredAction);
  const create = useMutation({
    mutationFn: (title: string) => unanswered.send(title, (idempotencyKey) => call(createPack, { body: { title, ...(official && { official }) }, idempotencyKey })),
    onSuccess: ({ pack }) => {
      void client.invalidateQueries({ queryKey: ownPacksQuery.queryKey });
      void navigate(`/edit/pack/${pack.id}`, { replace: true });
    },
  });
  const form = useSchemaForm({ schema: createPack.body, defaultValues: { title: '' }, send: ({ title }) => create.mutateAsync(title), failed: NEW_PACK.failed });
  if (!mayCreate && !official) {
    return <EmptyState level="h2" art={<EarsScene />} title={NEW_PACK.fewTitle} actions={<LinkButton to="/create" variant="primary">{NEW_PACK.fewButton}</LinkButton>}>{NEW_PACK.fewText}</EmptyState>;
  }
  return (
    <Card as="section" radius="xl" pad="md" className={css({ maxWidth: 'dialogMd' })}>
      <Form form={form} className={column({ gap: '4' })}>
        <p className={mutedText()}>{official ? NEW_PACK.officialHelp : NEW_PACK.intro}</p>
        <FormAlert form={form} />
        <FormField form={form} name="title" label={NEW_PACK.titleLabel} help={NEW_PACK.titleHelp} required>{({ text }) => <Input maxLength={PACK_TITLE_MAX} {...text} />}</FormField>
        <Button type="submit" variant="primary" busy={form.sending} busyLabel={NEW_PACK.busyLabel} className={css({ justifySelf: 'start' })}>{NEW_PACK.beginButton}</Button>
      </Form>
    </Card>
  );
}
