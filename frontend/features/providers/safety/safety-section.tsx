import * as z from 'zod/mini';
import { useQuery } from '@tanstack/react-query';
import { MOST_BLOCKED_WORDS, saveSafetyFilter } from '#contracts/safety-filter.ts';
import type { SafetyFilterState } from '#contracts/safety-filter.ts';
import { css } from '#styled/css';
import { column, mutedText, wrap } from '#styled/patterns';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form, FormAlert } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Input } from '#ui/input.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TagsInput } from '#ui/tags-input.tsx';
import { toast } from '#ui/toast.tsx';
import { PROVIDER_SECTION, SAFETY_SECTION } from '../providers.words.ts';
import { safetyQuery, useSafetySave } from './safety.queries.ts';

const { words, reason } = saveSafetyFilter.body.shape;
const filterForm = z.object({ words, reason });
type FilterForm = z.infer<typeof filterForm>;

/** Form in which administrators edit the words that the safety filter refuses in runs. */
export function SafetySection() {
  const { data, isPending, isError, error, refetch } = useQuery(safetyQuery);
  return (
    <Card as="section" pad="lg" radius="lg" aria-label={SAFETY_SECTION.title}>
      <h2 className={css({ textStyle: 'h3' })}>{SAFETY_SECTION.title}</h2>
      <p className={mutedText()}>{SAFETY_SECTION.intro}</p>
      {isPending && <div aria-busy="true"><Skeleton radius="md" className={css({ height: '[120px]' })} /></div>}
      {isError && !data && <FetchProblem error={error} onRetry={() => void refetch()} />}
      {data && <FilterForm key={data.revision} state={data} />}
    </Card>
  );
}

function FilterForm({ state: { words: saved, revision } }: { state: SafetyFilterState }) {
  const save = useSafetySave();
  const form = useSchemaForm<FilterForm, FilterForm>({
    schema: filterForm,
    defaultValues: { words: saved, reason: '' },
    send: async (typed) => {
      await save.mutateAsync({ ...typed, revision });
      toast({ tone: 'success', title: SAFETY_SECTION.savedToast, description: SAFETY_SECTION.savedText });
    },
  });
  return (
    <Form form={form} className={column({ gap: '4', marginBlockStart: '4' })}>
      <FormField form={form} name="words" label={SAFETY_SECTION.wordsLabel} help={SAFETY_SECTION.wordsHelp}>
        {({ choice }) => <TagsInput value={choice.value} onValueChange={choice.onValueChange} max={MOST_BLOCKED_WORDS} maxLength={60} placeholder={SAFETY_SECTION.placeholder} />}
      </FormField>
      <FormField form={form} name="reason" label={SAFETY_SECTION.reasonLabel} required>{({ text }) => <Input autoComplete="off" {...text} />}</FormField>
      <FormAlert form={form} title={PROVIDER_SECTION.conflictTitle} />
      <div className={wrap({ gap: '2', justifyContent: 'flex-end' })}>
        <Button type="submit" variant="primary" busy={form.sending} busyLabel={SAFETY_SECTION.saveBusy}>{SAFETY_SECTION.saveButton}</Button>
      </div>
    </Form>
  );
}
