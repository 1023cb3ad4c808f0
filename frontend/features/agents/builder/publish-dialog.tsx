import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column, hstack, mutedText } from '#styled/patterns';
import type { AgentVisibility } from '#contracts/agents.ts';
import { keysOf } from '#contracts/typed-records.ts';
import { ApiError, messageOf } from '#lib/api-error.ts';
import { pricingQuery } from '#shared/shop/shop.queries.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { toast } from '#ui/toast.tsx';
import { tokenWords } from '#ui/token-amount.tsx';
import { useDraft } from '../draft/draft-context.ts';
import { AGENT_BUILDER, PUBLISH } from '../agents-builder.words.ts';
import { usePublishAgent } from './builder.mutations.ts';
import { messagePrice } from './message-price.ts';

interface PublishDialogProps {
  visibility: AgentVisibility;
  onVisibility(visibility: AgentVisibility): void;
  /** Closes the publish dialog and opens the section with the field that has a problem. */
  onGo(field: string): void;
  onClose(): void;
}

const WHO = keysOf(PUBLISH.who).map((value) => ({ value, ...PUBLISH.who[value] }));

/** The dialog before an agent is published: who can use it, what a message costs them, and whether a moderator reviews it first. */
export function PublishDialog({ visibility, onVisibility, onGo, onClose }: PublishDialogProps) {
  const { agent, definition: { name, surcharge, model } } = useDraft();
  const [note, setNote] = useState('');
  const card = useQuery(pricingQuery).data?.rateCard;
  const publish = usePublishAgent();
  const problems = agent?.problems ?? [];
  const reviewed = surcharge > 0;
  const send = (): void => publish.mutate({ visibility, changeNote: note.trim() }, {
    onSuccess: ({ agent: made }) => {
      // A new version that waits for its review leaves the published version number unchanged, so the toast then says "submitted".
      const waits = made.status === 'in_review' || (agent?.changed === true && made.publishedVersion === agent.publishedVersion);
      toast({ tone: 'success', title: waits ? PUBLISH.submittedToast : PUBLISH.publishedToast, ...(waits && { description: PUBLISH.waitsText }) });
      onClose();
    },
  });
  return (
    <Dialog
      open onOpenChange={(open) => !open && onClose()} dismissible={!publish.isPending} title={PUBLISH.title(name.trim() || AGENT_BUILDER.unnamedTitle)} description={PUBLISH.text}
      footer={<><Button onClick={onClose}>{PUBLISH.cancelButton}</Button><Button variant="primary" disabled={problems.length > 0} busy={publish.isPending} busyLabel={PUBLISH.busyLabel} onClick={send}>{reviewed ? PUBLISH.submitButton : PUBLISH.publishButton}</Button></>}
    >
      <div data-autofocus tabIndex={-1} className={column({ gap: '4', outline: 'none' })}>
        {problems.length > 0 && (
          <Alert tone="warn" title={PUBLISH.problemsTitle(problems.length)}>
            <ul className={column({ gap: '1', marginBlockStart: '1' })}>
              {problems.map(({ field, message }) => (
                <li key={field + message} className={hstack({ gap: '2', justifyContent: 'space-between' })}>{message}<Button size="sm" variant="ghost" onClick={() => { onClose(); onGo(field); }}>{PUBLISH.goButton}</Button></li>
              ))}
            </ul>
          </Alert>
        )}
        {publish.isError && <Alert tone="bad">{publish.error instanceof ApiError ? messageOf(publish.error, PUBLISH.failed) : publish.error.message}</Alert>}
        <Field group label={PUBLISH.whoLabel}><RadioCards columns={1} options={WHO} value={visibility} onValueChange={onVisibility} /></Field>
        {agent?.publishedVersion !== null && <Field label={PUBLISH.noteLabel} help={PUBLISH.noteHelp} optional><Textarea grow rows={2} maxLength={500} value={note} onChange={(event) => setNote(event.currentTarget.value)} /></Field>}
        {card && <p className={mutedText()}>{PUBLISH.priceText(tokenWords(messagePrice(card, model) + surcharge))}</p>}
        {reviewed && <Alert tone="info" title={PUBLISH.reviewTitle} className={css({ marginBlockEnd: '1' })}>{PUBLISH.reviewText}</Alert>}
      </div>
    </Dialog>
  );
}
