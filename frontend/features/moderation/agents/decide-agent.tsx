import { useMutation, useQueryClient } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column } from '#styled/patterns';
import { decideAgent } from '#contracts/agent-admin.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import { rule, RULES } from '#contracts/moderation.ts';
import { call, newActionKey } from '#lib/call.ts';
import { Button } from '#ui/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form, FormAlert } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { RadioCards } from '#ui/radio-cards.tsx';
import { Select } from '#ui/select.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { toast } from '#ui/toast.tsx';
import { AGENT_REVIEW_FILE } from '../moderation-agents.words.ts';
import { waitingAgentsQuery } from '../moderation.queries.ts';

const CHOICES = [
  { value: 'approve', label: AGENT_REVIEW_FILE.approveLabel, help: AGENT_REVIEW_FILE.approveHelp },
  { value: 'request_changes', label: AGENT_REVIEW_FILE.changesLabel, help: AGENT_REVIEW_FILE.changesHelp },
  { value: 'reject', label: AGENT_REVIEW_FILE.rejectLabel, help: AGENT_REVIEW_FILE.rejectHelp },
] as const;
const REASONS = rule.options.map((value) => ({ value, label: RULES[value] }));

/** Form in which a moderator approves or refuses the waiting version of an agent. Its author reads the moderator's note. */
export function DecideAgent({ agentId, onDecided }: { agentId: string; onDecided(): void }) {
  const client = useQueryClient();
  const decide = useMutation({
    mutationFn: (body: BodyOf<typeof decideAgent>) => call(decideAgent, { params: { id: agentId }, body, idempotencyKey: newActionKey() }),
    onSuccess: async () => {
      toast({ tone: 'success', title: AGENT_REVIEW_FILE.decidedToast });
      await client.invalidateQueries({ queryKey: waitingAgentsQuery.queryKey });
      onDecided();
    },
  });
  const form = useSchemaForm({ schema: decideAgent.body, defaultValues: { decision: 'approve', note: '' }, send: (body) => decide.mutateAsync(body), failed: AGENT_REVIEW_FILE.decideFailed });
  const approves = form.watch('decision') === 'approve';
  return (
    <Form form={form} className={column({ gap: '4' })}>
      <FormAlert form={form} />
      <FormField form={form} name="decision" group label={AGENT_REVIEW_FILE.decisionLabel}>{({ choice }) => <RadioCards columns={1} options={CHOICES} {...choice} />}</FormField>
      {!approves && <FormField form={form} name="rule" group label={AGENT_REVIEW_FILE.ruleLabel}>{({ choice }) => <Select options={REASONS} placeholder={AGENT_REVIEW_FILE.rulePlaceholder} value={choice.value ?? null} onValueChange={choice.onValueChange} />}</FormField>}
      <FormField form={form} name="note" label={AGENT_REVIEW_FILE.noteLabel} optional={approves}>{({ text }) => <Textarea grow rows={3} maxLength={1_000} {...text} />}</FormField>
      <Button type="submit" variant="primary" className={css({ justifySelf: 'start' })} busy={form.sending} busyLabel={AGENT_REVIEW_FILE.busyLabel}>{AGENT_REVIEW_FILE.decideButton}</Button>
    </Form>
  );
}
