import { useState } from 'react';
import * as z from 'zod/mini';
import { css } from '#styled/css';
import { column, wrap } from '#styled/patterns';
import { legalVersionDraft, MOST_LEGAL_TEXT } from '#contracts/legal.ts';
import type { LegalName } from '#contracts/legal-text.ts';
import { momentOf, typedOf } from '#lib/typed-moment.ts';
import { Button } from '#ui/button.tsx';
import { DateInput } from '#ui/date-input.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form, FormAlert } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Input } from '#ui/input.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { toast } from '#ui/toast.tsx';
import { LEGAL_ADMIN } from '../legal.words.ts';
import { LegalPreview } from './legal-preview.tsx';
import { useLegalVersion } from '../legal.queries.ts';

const { text, note } = legalVersionDraft.shape;
const effectiveAt = z.object({ day: z.nullable(z.string()), time: z.string() }).check(z.refine((typed) => typed.day === null || momentOf(typed) !== null, { path: ['time'], error: LEGAL_ADMIN.timeProblem }));
const versionForm = z.object({ text, note, effectiveAt });

interface LegalVersionFormProps {
  name: LegalName;
  /** Number of the newest version of the legal text in the list. */
  after: number;
  /** Text with which the editor of a legal text starts: that of an earlier version. */
  text: string;
  /** The newest version of the legal text, whose anchors other pages link to. */
  before: string;
  onSaved(): void;
  /** Called to drop the typed text and show the version that another administrator saved. */
  onLatest(): void;
}

/** An editor for the next version of a legal text. */
export function LegalVersionForm({ name, after: newest, text: begin, before, onSaved, onLatest }: LegalVersionFormProps) {
  // Keeps the number of the version that was newest when editing began. So the server answers with a conflict if another administrator adds a version
  // meanwhile.
  const [after] = useState(newest);
  const add = useLegalVersion(name);
  const form = useSchemaForm({
    schema: versionForm,
    defaultValues: { text: begin, note: '', effectiveAt: typedOf(null) },
    send: async (typed) => {
      await add.mutateAsync({ after, text: typed.text, note: typed.note, effectiveAt: momentOf(typed.effectiveAt) });
      toast({ tone: 'success', title: LEGAL_ADMIN.savedToast });
      onSaved();
    },
  });
  return (
    <Form form={form} className={column({ gap: '4', marginBlockStart: '4' })}>
      <div className={beside}>
        <FormField form={form} name="text" label={LEGAL_ADMIN.textLabel} help={LEGAL_ADMIN.textHelp} required>{(field) => <Textarea mono rows={24} maxLength={MOST_LEGAL_TEXT} {...field.text} />}</FormField>
        <LegalPreview text={form.watch('text')} before={before} />
      </div>
      <FormField form={form} name="note" label={LEGAL_ADMIN.noteLabel} help={LEGAL_ADMIN.noteHelp} required>{(field) => <Textarea rows={2} maxLength={300} {...field.text} />}</FormField>
      <div className={grid}>
        <FormField form={form} name="effectiveAt.day" label={LEGAL_ADMIN.dayLabel} help={LEGAL_ADMIN.dayHelp}>{({ choice }) => <DateInput {...choice} />}</FormField>
        <FormField form={form} name="effectiveAt.time" label={LEGAL_ADMIN.timeLabel}>{(field) => <Input type="time" {...field.text} />}</FormField>
      </div>
      <FormAlert form={form} action={form.problem?.code === 'legal_text_changed' ? <Button size="sm" onClick={onLatest}>{LEGAL_ADMIN.latestButton}</Button> : undefined} />
      <div className={wrap({ justifyContent: 'flex-end' })}>
        <Button type="submit" variant="primary" busy={form.sending} busyLabel={LEGAL_ADMIN.busy}>{LEGAL_ADMIN.button}</Button>
      </div>
    </Form>
  );
}

const beside = css({ display: 'grid', gap: '4', alignItems: 'start', gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' } });
const grid = css({ display: 'grid', gap: '4', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } });
