import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { css } from '#styled/css';
import { column, metaText, mutedText, wrap } from '#styled/patterns';
import { saveReferralProgramme } from '#contracts/referral-admin.ts';
import type { ReferralProgramme } from '#contracts/referral-admin.ts';
import type { ReferralTerms } from '#contracts/referrals.ts';
import { keysOf } from '#contracts/typed-records.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form, FormAlert } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Moment } from '#ui/moment.tsx';
import { NumberInput } from '#ui/number-input.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Switch } from '#ui/switch.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { toast } from '#ui/toast.tsx';
import { programmeQuery } from '../referrals.queries.ts';
import { useSaveProgramme } from '../referrals.mutations.ts';
import { PROGRAMME } from '../referrals-admin.words.ts';

const programmeForm = z.omit(saveReferralProgramme.body, { base: true });
type Numbers = Omit<ReferralTerms, 'running'>;
interface Draft {
  /** Terms of the referral programme while an administrator edits them; a number's box may be empty. */
  terms: { running: boolean } & Record<keyof Numbers, number | null>;
  reason: string;
}
const FIELDS = keysOf(PROGRAMME.fields);

/** Form in which administrators edit the terms of the referral programme. */
export function ProgrammePanel() {
  const { data, error, refetch } = useQuery(programmeQuery);
  // The form keeps the typed terms when another administrator saves other ones. Saving then shows the conflict.
  const [begun, begin] = useState(data);
  if (!begun && data) begin(data);
  if (!begun) return error ? <FetchProblem error={error} onRetry={() => void refetch()} /> : <div aria-busy="true"><Skeleton radius="lg" className={css({ height: '[420px]' })} /></div>;
  // After a save a new form begins with the terms that are now in force.
  return <ProgrammeForm key={begun.version} from={begun} onSaved={begin} onLatest={() => void refetch().then(({ data: latest }) => latest && begin(latest))} />;
}

interface ProgrammeFormProps {
  from: ReferralProgramme;
  onSaved(saved: ReferralProgramme): void;
  onLatest(): void;
}

function ProgrammeForm({ from, onSaved, onLatest }: ProgrammeFormProps) {
  const save = useSaveProgramme();
  const form = useSchemaForm<Draft, z.output<typeof programmeForm>>({
    schema: programmeForm,
    defaultValues: { terms: from.terms, reason: '' },
    send: async (body) => {
      const saved = await save.mutateAsync({ base: from.version, ...body });
      toast({ tone: 'success', title: PROGRAMME.saved });
      onSaved(saved);
    },
    failed: PROGRAMME.failed,
  });
  const toDefaults = (): void => form.setValue('terms', from.defaults);
  const running = form.watch('terms.running');
  return (
    <Card as="section" pad="lg" radius="lg" aria-labelledby="referral-programme" className={column({ gap: '5' })}>
      <header className={column({ gap: '1' })}>
        <h2 id="referral-programme" className={css({ textStyle: 'h3' })}>{PROGRAMME.title}</h2>
        <p className={mutedText()}>{PROGRAMME.intro}</p>
        <p className={metaText()}>{from.changedBy === null ? PROGRAMME.first : <Sentence text={PROGRAMME.inForce} parts={{ version: from.version, day: <Moment at={from.changedAt} />, person: from.changedBy }} />}{from.reason !== null && ` ${from.reason}`}</p>
      </header>
      <Form form={form} className={column({ gap: '5' })}>
        <Switch checked={running} onCheckedChange={(on) => form.setValue('terms.running', on)} help={PROGRAMME.runningHelp}>{PROGRAMME.runningLabel}</Switch>
        <div className={css({ display: 'grid', gap: '4', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(3, minmax(0, 1fr))' } })}>
          {FIELDS.map((key) => (
            <FormField key={key} form={form} name={`terms.${key}`} label={PROGRAMME.fields[key][0]} help={PROGRAMME.fields[key][1]}>{({ choice }) => <NumberInput min={0} max={10_000} {...choice} />}</FormField>
          ))}
        </div>
        <FormField form={form} name="reason" label={PROGRAMME.reasonLabel} help={PROGRAMME.reasonHelp} required>{({ text }) => <Textarea rows={2} maxLength={500} {...text} />}</FormField>
        <FormAlert form={form} action={form.problem?.code === 'programme_changed' ? <Button size="sm" onClick={onLatest}>{PROGRAMME.latestButton}</Button> : undefined} />
        <div className={wrap({ gap: '2', justifyContent: 'flex-end' })}>
          <Button onClick={toDefaults}>{PROGRAMME.defaultsButton}</Button>
          <Button type="submit" variant="primary" busy={form.sending} busyLabel={PROGRAMME.busyLabel}>{PROGRAMME.saveButton}</Button>
        </div>
      </Form>
    </Card>
  );
}
