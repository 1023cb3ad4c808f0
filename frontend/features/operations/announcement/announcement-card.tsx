import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column, hstack, mutedText, wrap } from '#styled/patterns';
import { announcementAudience } from '#contracts/announcements.ts';
import type { AnnouncementState } from '#contracts/announcements.ts';
import { announcementKind, MOST_ANNOUNCED } from '#contracts/shown-announcement.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { DateInput } from '#ui/date-input.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form, FormAlert } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.tsx';
import { ANNOUNCEMENT_CARD } from '../operations.words.ts';
import { announcementDraft, announcementOf, draftOf } from './announcement-draft.ts';
import type { AnnouncementDraft } from './announcement-draft.ts';
import { announcementQuery, useAnnouncementChange } from './announcement.queries.ts';

const KINDS = announcementKind.options.map((value) => ({ value, label: ANNOUNCEMENT_CARD.kinds[value] }));
const AUDIENCES = announcementAudience.options.map((value) => ({ value, label: ANNOUNCEMENT_CARD.audiences[value] }));

/** Shows administrators the announcement above all pages, and the form that replaces it. */
export function AnnouncementCard() {
  const { data, isPending, isError, error, refetch } = useQuery(announcementQuery);
  return (
    <Card as="section" pad="lg" radius="lg" aria-label={ANNOUNCEMENT_CARD.title}>
      {isPending && <div aria-busy="true"><Skeleton radius="md" className={css({ height: '[280px]' })} /></div>}
      {isError && !data && <FetchProblem error={error} onRetry={() => void refetch()} />}
      {data && <Editor key={data.revision} state={data} />}
    </Card>
  );
}

function Editor({ state: { revision, announcement, shown } }: { state: AnnouncementState }) {
  const change = useAnnouncementChange();
  const form = useSchemaForm<AnnouncementDraft, AnnouncementDraft>({
    schema: announcementDraft,
    defaultValues: draftOf(announcement),
    send: async (draft) => {
      await change.mutateAsync({ revision, announcement: announcementOf(draft) });
      toast({ tone: 'success', title: ANNOUNCEMENT_CARD.publishedToast, description: ANNOUNCEMENT_CARD.publishedText });
    },
  });
  const remove = (): void => void change.mutateAsync({ revision, announcement: null }).then(() => toast({ tone: 'success', title: ANNOUNCEMENT_CARD.removedToast }), form.refuse);
  const typed = form.watch('text');
  return (
    <>
      <div className={hstack({ gap: '2' })}>
        <h2 className={css({ textStyle: 'h3' })}>{ANNOUNCEMENT_CARD.title}</h2>
        <Badge tone={shown ? 'good' : 'neutral'}>{stateWords(announcement !== null, shown)}</Badge>
      </div>
      <p className={mutedText()}>{ANNOUNCEMENT_CARD.intro}</p>
      <Form form={form} className={column({ gap: '4', marginBlockStart: '4' })}>
        {typed.trim() !== '' && <p role="group" aria-label={ANNOUNCEMENT_CARD.previewLabel} className={PREVIEWS[form.watch('kind')]}>{typed}</p>}
        <FormField form={form} name="text" label={ANNOUNCEMENT_CARD.textLabel} value={ANNOUNCEMENT_CARD.textCount(typed.length, MOST_ANNOUNCED)} required>{({ text }) => <Input autoComplete="off" maxLength={MOST_ANNOUNCED} {...text} />}</FormField>
        <div className={grid}>
          <FormField form={form} name="kind" label={ANNOUNCEMENT_CARD.kindLabel}>{({ choice }) => <Select options={KINDS} {...choice} />}</FormField>
          <FormField form={form} name="audience" label={ANNOUNCEMENT_CARD.audienceLabel}>{({ choice }) => <Select options={AUDIENCES} {...choice} />}</FormField>
          <FormField form={form} name="from.day" label={ANNOUNCEMENT_CARD.fromDayLabel} help={ANNOUNCEMENT_CARD.fromHelp}>{({ choice }) => <DateInput {...choice} />}</FormField>
          <FormField form={form} name="from.time" label={ANNOUNCEMENT_CARD.fromTimeLabel}>{({ text }) => <Input type="time" {...text} />}</FormField>
          <FormField form={form} name="to.day" label={ANNOUNCEMENT_CARD.toDayLabel} help={ANNOUNCEMENT_CARD.toHelp}>{({ choice }) => <DateInput {...choice} />}</FormField>
          <FormField form={form} name="to.time" label={ANNOUNCEMENT_CARD.toTimeLabel}>{({ text }) => <Input type="time" {...text} />}</FormField>
        </div>
        <FormAlert form={form} />
        <div className={wrap({ gap: '2', justifyContent: 'flex-end' })}>
          {announcement && <Button onClick={remove}>{ANNOUNCEMENT_CARD.removeButton}</Button>}
          <Button type="submit" variant="primary" busy={form.sending} busyLabel={ANNOUNCEMENT_CARD.publishBusy}>{ANNOUNCEMENT_CARD.publishButton}</Button>
        </div>
      </Form>
    </>
  );
}

function stateWords(known: boolean, shown: boolean): string {
  if (!known) return ANNOUNCEMENT_CARD.noneLabel;
  return shown ? ANNOUNCEMENT_CARD.shownLabel : ANNOUNCEMENT_CARD.plannedLabel;
}

const grid = css({ display: 'grid', gap: '4', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } });
const PREVIEWS = {
  news: css({ padding: '2.5', borderRadius: 'sm', textStyle: 'small', textAlign: 'center', overflowWrap: 'anywhere', backgroundColor: 'brand.soft' }),
  warning: css({ padding: '2.5', borderRadius: 'sm', textStyle: 'small', textAlign: 'center', overflowWrap: 'anywhere', backgroundColor: 'warn.soft' }),
  good: css({ padding: '2.5', borderRadius: 'sm', textStyle: 'small', textAlign: 'center', overflowWrap: 'anywhere', backgroundColor: 'good.soft' }),
} as const;
