import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column, metaText, stack } from '#styled/patterns';
import type { Budgets } from '#contracts/chat-replies.ts';
import { messageOf } from '#lib/api-error.ts';
import { Alert } from '#ui/alert.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Field } from '#ui/field.tsx';
import { NumberInput } from '#ui/number-input.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Switch } from '#ui/switch.tsx';
import { toast } from '#ui/toast.tsx';
import type { SectionProps } from '../section-props.ts';
import { FormActions, SettingsCard } from '../settings-card.tsx';
import { budgetsQuery, useSetBudgets } from './limits.queries.ts';
import { LIMITS } from './limits.words.ts';

const FIRST_RUN_LIMIT = 10;
const FIRST_DAY_LIMIT = 40;

/** The settings section with spending limits for one run and one day, and a switch that stops all spending. */
export function LimitsSection(_: SectionProps) {
  const found = useQuery(budgetsQuery);
  if (found.data) return <Limits budgets={found.data} />;
  return found.isError ? <FetchProblem error={found.error} onRetry={() => void found.refetch()} /> : <Skeleton radius="xl" className={css({ height: '[320px]' })} />;
}

function Limits({ budgets }: { budgets: Budgets }) {
  const save = useSetBudgets();
  const [perRun, setPerRun] = useState(budgets.perRun);
  const [perDay, setPerDay] = useState(budgets.perDay);
  const { stopped, spentToday } = budgets;
  const dirty = perRun !== budgets.perRun || perDay !== budgets.perDay;
  return (
    <SettingsCard title={LIMITS.title} intro={LIMITS.intro} state={stopped && <Badge tone="warn">{LIMITS.stoppedState}</Badge>}>
      {save.isError && <Alert tone="bad">{messageOf(save.error, LIMITS.failed)}</Alert>}
      <div className={stack({ gap: '2' })}>
        <p className={metaText({ tabular: true })}>{LIMITS.spentText(spentToday, budgets.perDay)}</p>
        {budgets.perDay !== null && <ProgressBar tone="amber" label={LIMITS.spentLabel} value={budgets.perDay === 0 ? 100 : (spentToday / budgets.perDay) * 100} />}
      </div>
      <Switch checked={stopped} disabled={save.isPending} onCheckedChange={(next) => save.mutate({ perRun: budgets.perRun, perDay: budgets.perDay, stopped: next })} help={LIMITS.stopHelp}>{LIMITS.stopLabel}</Switch>
      <form
        className={column({ gap: '5', borderTop: 'soft', paddingBlockStart: '5' })}
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate({ perRun, perDay, stopped }, { onSuccess: () => void toast({ tone: 'success', title: LIMITS.savedToast }) });
        }}
      >
        <Switch checked={perRun !== null} onCheckedChange={(on) => setPerRun(on ? FIRST_RUN_LIMIT : null)}>{LIMITS.runSwitch}</Switch>
        {perRun !== null && <Field label={LIMITS.runLabel} help={LIMITS.runHelp}><NumberInput min={0} max={100_000} value={perRun} onValueChange={(next) => setPerRun(next ?? 0)} /></Field>}
        <Switch checked={perDay !== null} onCheckedChange={(on) => setPerDay(on ? FIRST_DAY_LIMIT : null)}>{LIMITS.daySwitch}</Switch>
        {perDay !== null && <Field label={LIMITS.dayLabel} help={LIMITS.dayHelp}><NumberInput min={0} max={1_000_000} value={perDay} onValueChange={(next) => setPerDay(next ?? 0)} /></Field>}
        <FormActions><Button type="submit" variant="primary" disabled={!dirty} busy={save.isPending} busyLabel={LIMITS.busyLabel}>{LIMITS.saveButton}</Button></FormActions>
      </form>
    </SettingsCard>
  );
}
