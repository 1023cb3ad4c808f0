import { useId } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { css } from '#styled/css';
import { column, metaText, wrap } from '#styled/patterns';
import { createCommunityChallenge } from '#contracts/challenges.ts';
import type { ChallengeDetail } from '#contracts/challenges.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import { contentType } from '#contracts/primitives.ts';
import { dayStart, shiftDay, utcDay } from '#contracts/utc-days.ts';
import { call } from '#lib/call.ts';
import { useAuth } from '#lib/session.ts';
import { refreshChallenges } from '#shared/challenges/challenges.queries.ts';
import { balanceQuery, refreshWallet } from '#shared/shop/shop.queries.ts';
import { GetTokensButton } from '#shared/spending/get-tokens-button.tsx';
import { useSpending } from '#shared/spending/use-spending.ts';
import { Button } from '#ui/button.tsx';
import { DateInput } from '#ui/date-input.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form, FormAlert } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Input } from '#ui/input.tsx';
import { NumberInput } from '#ui/number-input.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { tokenWords } from '#ui/token-amount.tsx';
import { TypeIcon } from '#ui/type-chip.tsx';
import { HOST } from '../challenge-form.words.ts';
import { linesOf, ruleLines } from '../rule-lines.ts';

const body = createCommunityChallenge.body.shape;
const prize = z.int().check(z.gte(0), z.lte(1_000));
const days = (most: number) => z.int().check(z.gte(1), z.lte(most));
const hostForm = z.strictObject({
  title: body.title,
  theme: body.theme,
  contentType,
  first: z.int().check(z.gte(1), z.lte(1_000)),
  second: prize,
  third: prize,
  opensOn: z.string().check(z.minLength(10, HOST.opensProblem)),
  entryDays: days(14),
  votingDays: days(7),
  maxEntries: z.nullable(z.int().check(z.gte(3), z.lte(1_000))),
  rules: ruleLines(HOST.rulesProblem),
});

const TYPES = contentType.options.map((value) => ({ value, label: HOST.types[value], icon: <TypeIcon type={value} /> }));

interface HostDialogProps {
  onMade(challenge: ChallengeDetail): void;
  onClose(): void;
}

/** The dialog in which a member makes a community challenge with theme, prizes and times. Its button shows the prize pool that the member pays. */
export function HostDialog({ onMade, onClose }: HostDialogProps) {
  const formId = useId();
  const client = useQueryClient();
  const { user } = useAuth();
  const balance = useQuery({ ...balanceQuery, initialData: user?.conjureBalance }).data ?? 0;
  const create = useSpending(
    send,
    {
      onSuccess: async (challenge) => {
        void refreshWallet(client);
        await refreshChallenges(client);
        onMade(challenge);
      },
    },
  );
  const form = useSchemaForm({
    schema: hostForm,
    defaultValues: { title: '', theme: '', contentType: 'image', first: 30, second: 15, third: 5, opensOn: shiftDay(utcDay(Date.now()), 1), entryDays: 3, votingDays: 2, maxEntries: null, rules: '' },
    send: ({ first, second, third, opensOn, rules, ...rest }) => {
      const prizes = [first, second, third].filter((tokens) => tokens > 0);
      return create.mutateAsync({ ...rest, rules: linesOf(rules), prizes, opensAt: new Date(dayStart(opensOn)).toISOString(), expectedTotal: prizes.reduce((sum, tokens) => sum + tokens, 0), entryFee: 0 });
    },
    failed: HOST.failed,
  });
  const [first, second, third] = form.watch(['first', 'second', 'third']);
  const pool = (first || 0) + (second || 0) + (third || 0);
  const missing = pool - balance;
  const prizeField = (name: 'first' | 'second' | 'third', label: string) => (
    <FormField form={form} name={name} label={label} className={css({ flex: '[1 1 110px]' })}>{({ choice }) => <NumberInput min={name === 'first' ? 1 : 0} max={1_000} value={choice.value} onValueChange={(value) => choice.onValueChange(Math.round(value ?? 0))} onBlur={choice.onBlur} />}</FormField>
  );
  return (
    <Dialog
      open onOpenChange={(open) => !open && onClose()} dismissible={!form.sending} title={HOST.title} description={HOST.description}
      footer={<><Button onClick={onClose}>{HOST.cancel}</Button>{missing > 0 ? <GetTokensButton variant="primary" missing={missing} /> : <Button type="submit" form={formId} variant="primary" busy={form.sending} busyLabel={HOST.busyLabel}>{`${HOST.button} · ${tokenWords(pool)}`}</Button>}</>}
    >
      <Form form={form} id={formId} className={column({ gap: '4' })}>
        <FormAlert form={form} />
        <FormField form={form} name="title" label={HOST.titleLabel} help={HOST.titleHelp}>{({ text }) => <Input maxLength={80} {...text} />}</FormField>
        <FormField form={form} name="theme" label={HOST.themeLabel} help={HOST.themeHelp}>{({ text }) => <Textarea rows={2} maxLength={200} {...text} />}</FormField>
        <FormField form={form} name="contentType" label={HOST.typeLabel} group>{({ choice }) => <SegmentedControl options={TYPES} value={choice.value} onValueChange={choice.onValueChange} />}</FormField>
        <div className={wrap({ gap: '4', alignItems: 'flex-start' })}>{prizeField('first', HOST.firstLabel)}{prizeField('second', HOST.secondLabel)}{prizeField('third', HOST.thirdLabel)}</div>
        <p className={metaText()}>{HOST.pool(pool)} {HOST.prizeHelp} {(second > first || third > second) && <b className={css({ color: 'bad' })}>{HOST.order}</b>}</p>
        <div className={wrap({ gap: '4', alignItems: 'flex-start' })}>
          <FormField form={form} name="opensOn" label={HOST.opensLabel} group className={css({ flex: '[1 1 150px]' })}>{({ choice }) => <DateInput label={HOST.opensLabel} value={choice.value} onValueChange={(day) => choice.onValueChange(day ?? '')} />}</FormField>
          <FormField form={form} name="entryDays" label={HOST.entryDaysLabel} className={css({ flex: '[1 1 110px]' })}>{({ choice }) => <NumberInput min={1} max={14} value={choice.value} onValueChange={(value) => choice.onValueChange(Math.round(value ?? 1))} onBlur={choice.onBlur} />}</FormField>
          <FormField form={form} name="votingDays" label={HOST.votingDaysLabel} className={css({ flex: '[1 1 110px]' })}>{({ choice }) => <NumberInput min={1} max={7} value={choice.value} onValueChange={(value) => choice.onValueChange(Math.round(value ?? 1))} onBlur={choice.onBlur} />}</FormField>
          <FormField form={form} name="maxEntries" label={HOST.maxLabel} optional help={HOST.maxHelp} className={css({ flex: '[1 1 110px]' })}>{({ choice }) => <NumberInput min={3} max={1_000} value={choice.value} onValueChange={(value) => choice.onValueChange(value === null ? null : Math.round(value))} onBlur={choice.onBlur} />}</FormField>
        </div>
        <FormField form={form} name="rules" label={HOST.rulesLabel} optional help={HOST.rulesHelp}>{({ text }) => <Textarea rows={3} maxLength={1_300} {...text} />}</FormField>
      </Form>
    </Dialog>
  );
}

const send = async (wish: BodyOf<typeof createCommunityChallenge>, idempotencyKey: string): Promise<ChallengeDetail> => (await call(createCommunityChallenge, { body: wish, idempotencyKey })).challenge;
