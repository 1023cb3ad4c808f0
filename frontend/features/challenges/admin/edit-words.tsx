import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { css } from '#styled/css';
import { column } from '#styled/patterns';
import { changeChallenge, createChallengeTheme } from '#contracts/challenge-admin.ts';
import type { AdminChallenge } from '#contracts/challenge-admin.ts';
import { call, newActionKey } from '#lib/call.ts';
import { Button } from '#ui/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form, FormAlert } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Input } from '#ui/input.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { toast } from '#ui/toast.tsx';
import { DRAWER } from '../challenges-admin.words.ts';
import { linesOf, ruleLines } from '../rule-lines.ts';
import { refreshAdminChallenges } from './admin-challenges.queries.ts';

const fields = createChallengeTheme.body.shape;
const wordsForm = z.strictObject({ title: fields.title, theme: fields.theme, rules: ruleLines(DRAWER.rulesProblem) });

/** The form in which an administrator edits title, theme and rules of a challenge. */
export function EditWords({ challenge: { id, title, theme, rules } }: { challenge: AdminChallenge }) {
  const client = useQueryClient();
  const form = useSchemaForm({
    schema: wordsForm,
    defaultValues: { title, theme, rules: rules.join('\n') },
    send: async (read) => {
      await call(changeChallenge, { params: { id }, body: { title: read.title, theme: read.theme, rules: linesOf(read.rules) }, idempotencyKey: newActionKey() });
      await refreshAdminChallenges(client);
      toast({ tone: 'success', title: DRAWER.saved });
    },
    failed: DRAWER.saveFailed,
  });
  return (
    <section aria-labelledby="challenge-words">
      <h3 id="challenge-words" className={css({ textStyle: 'h4', marginBlockEnd: '3' })}>{DRAWER.editTitle}</h3>
      <Form form={form} className={column({ gap: '3' })}>
        <FormAlert form={form} />
        <FormField form={form} name="title" label={DRAWER.titleLabel}>{({ text }) => <Input maxLength={80} {...text} />}</FormField>
        <FormField form={form} name="theme" label={DRAWER.themeLabel}>{({ text }) => <Textarea rows={2} maxLength={200} {...text} />}</FormField>
        <FormField form={form} name="rules" label={DRAWER.rulesLabel} optional>{({ text }) => <Textarea rows={3} maxLength={1_300} {...text} />}</FormField>
        <Button type="submit" className={css({ justifySelf: 'start' })} busy={form.sending} busyLabel={DRAWER.savingLabel}>{DRAWER.saveButton}</Button>
      </Form>
    </section>
  );
}
