import * as z from 'zod/mini';
import { css } from '#styled/css';
import { column, flex, mutedText, separated } from '#styled/patterns';
import { decideReferrals } from '#contracts/referral-admin.ts';
import type { SuspectFriend } from '#contracts/referral-admin.ts';
import { Button } from '#ui/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form, FormAlert } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { toast } from '#ui/toast.tsx';
import { useDecide } from '../referrals.mutations.ts';
import { DRAWER } from '../referrals-admin.words.ts';

const decisionForm = z.omit(decideReferrals.body, { friendIds: true });
type Decision = z.output<typeof decisionForm>;
const ACTIONS = (['settle', 'hold', 'revoke'] as const).map((value) => ({ value, label: DRAWER.actions[value] }));

interface DecisionFormProps {
  referrerId: string;
  /** Friends of the referrer whose rewards the administrator decides about. */
  friends: readonly SuspectFriend[];
  onDone(): void;
}

/** Form in which an administrator settles, holds or revokes referral rewards. It shows beforehand how many tokens move. */
export function DecisionForm({ referrerId, friends, onDone }: DecisionFormProps) {
  const decide = useDecide(referrerId);
  const tokens = friends.reduce((sum, friend) => sum + friend.tokens, 0);
  const form = useSchemaForm<Decision, Decision>({
    schema: decisionForm,
    defaultValues: { action: 'settle', reason: '' },
    send: (body) => decide.mutateAsync({ ...body, friendIds: friends.map(({ id }) => id) }, {
      onSuccess: ({ decided }) => {
        toast({ tone: 'success', title: DRAWER.done(decided) });
        form.reset();
        onDone();
      },
    }),
    failed: DRAWER.failed,
  });
  const action = form.watch('action');
  return (
    <section aria-labelledby="referral-decision" className={separated()}>
      <h3 id="referral-decision" className={css({ textStyle: 'h4', marginBlockEnd: '3' })}>{DRAWER.decisionTitle}</h3>
      <Form form={form} className={column({ gap: '4' })}>
        <FormField form={form} name="action" label={DRAWER.actionLabel} group>{({ choice }) => <SegmentedControl options={ACTIONS} {...choice} />}</FormField>
        <FormField form={form} name="reason" label={DRAWER.reasonLabel} help={DRAWER.reasonHelp} required>{({ text }) => <Textarea rows={2} maxLength={500} {...text} />}</FormField>
        <FormAlert form={form} />
        <p className={mutedText({ tabular: true })}>{friends.length === 0 ? DRAWER.chooseFirst : DRAWER.helps[action](tokens)}</p>
        <div className={flex({ justifyContent: 'flex-end' })}>
          <Button type="submit" variant={action === 'revoke' ? 'dangerSolid' : 'primary'} disabled={friends.length === 0} busy={form.sending} busyLabel={DRAWER.busyLabel}>{DRAWER.decideButton(DRAWER.actions[action], friends.length)}</Button>
        </div>
      </Form>
    </section>
  );
}
