import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { css } from '#styled/css';
import { column, flex, wrap } from '#styled/patterns';
import { button } from '#styled/recipes';
import { generationStatus } from '#contracts/generation.ts';
import type { GenerationStatus } from '#contracts/generation.ts';
import { DateInput } from '#ui/date-input.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextButton } from '#ui/text-link.tsx';
import { choicesQuery } from './history.queries.ts';
import { EVERY_RUN, historyFile } from './history-address.ts';
import type { HistoryView } from './history-address.ts';
import { HISTORY_FILTERS, RUN_STATES } from '../run-history.words.ts';

interface HistoryFiltersProps {
  view: HistoryView;
  /** True hides the filter by prompt, in the history of one prompt. */
  ofPrompt: boolean;
  /** Called with the filters of the run history that the reader changed. */
  onChange(part: HistoryView): void;
}

const ANY = 'any';
const TYPES = [{ value: ANY, label: HISTORY_FILTERS.anyTypeLabel }, { value: 'text', label: HISTORY_FILTERS.textLabel }, { value: 'image', label: HISTORY_FILTERS.imageLabel }, { value: 'video', label: HISTORY_FILTERS.videoLabel }] as const;
const STATUSES: readonly { value: GenerationStatus | typeof ANY; label: string }[] = [{ value: ANY, label: HISTORY_FILTERS.anyStateLabel }, ...generationStatus.options.map((value) => ({ value, label: RUN_STATES[value] }))];

/** The filters of the run history, and downloads of the matching runs. */
export function HistoryFilters({ view, ofPrompt, onChange: change }: HistoryFiltersProps) {
  const choices = useQuery(choicesQuery).data;
  const only = <T extends string>(value: T): Exclude<T, typeof ANY> | undefined => (value === ANY ? undefined : (value as Exclude<T, typeof ANY>));
  const prompts = [{ value: ANY, label: HISTORY_FILTERS.anyPromptLabel }, ...(choices?.prompts ?? []).map(({ id, title }) => ({ value: id, label: title }))];
  const models = [{ value: ANY, label: HISTORY_FILTERS.anyModelLabel }, ...(choices?.models ?? []).map(({ id, label }) => ({ value: id, label }))];
  const narrowed = Object.entries(view).some(([name, value]) => value !== undefined && !(ofPrompt && name === 'promptId'));
  const file = { className: button({ size: 'sm' }), download: true };
  return (
    <div className={column({ gap: '3' })}>
      <div role="search" aria-label={HISTORY_FILTERS.runsLabel} className={bar}>
        {!ofPrompt && <Field label={HISTORY_FILTERS.promptLabel} group><Select options={prompts} value={view.promptId ?? ANY} onValueChange={(value) => change({ promptId: only(value) })} /></Field>}
        {!ofPrompt && <Field label={HISTORY_FILTERS.typeLabel} group><Select options={TYPES} value={view.contentType ?? ANY} onValueChange={(value) => change({ contentType: only(value) })} /></Field>}
        <Field label={HISTORY_FILTERS.stateLabel} group><Select options={STATUSES} value={view.status ?? ANY} onValueChange={(value) => change({ status: only(value) })} /></Field>
        <Field label={HISTORY_FILTERS.modelLabel} group><Select options={models} value={view.model ?? ANY} onValueChange={(value) => change({ model: only(value) })} /></Field>
        <Field label={HISTORY_FILTERS.fromLabel}><DateInput value={view.from ?? null} {...(view.to && { max: view.to })} onValueChange={(from) => change({ from: from ?? undefined })} /></Field>
        <Field label={HISTORY_FILTERS.toLabel}><DateInput value={view.to ?? null} {...(view.from && { min: view.from })} onValueChange={(to) => change({ to: to ?? undefined })} /></Field>
      </div>
      <div className={wrap({ alignItems: 'center', gap: '2', minHeight: '9' })}>
        {narrowed && <TextButton onClick={() => change(EVERY_RUN)}>{HISTORY_FILTERS.button}</TextButton>}
        <span className={flex({ gap: '2', marginInlineStart: 'auto' })}>
          <a {...file} href={historyFile('csv', view)}><Download aria-hidden />{HISTORY_FILTERS.exportCsvLink}</a>
          <a {...file} href={historyFile('json', view)}><Download aria-hidden />{HISTORY_FILTERS.jsonLink}</a>
        </span>
      </div>
    </div>
  );
}

const bar = css({ display: 'grid', gap: '3', gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(auto-fit, minmax(150px, 1fr))' } });
