import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useForm, useWatch } from 'react-hook-form';
import { css } from '#styled/css';
import { column, hstack, metaText } from '#styled/patterns';
import { initialInputs } from '#contracts/form-inputs.ts';
import { drivenLength } from '#contracts/form-length.ts';
import type { runInChat } from '#contracts/chat-replies.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import { DEFAULT_LENGTH_WORDS } from '#contracts/generation.ts';
import { quoteRun } from '#contracts/pricing.ts';
import { getPrompt } from '#contracts/prompt-detail.ts';
import type { PromptDetail } from '#contracts/prompt-detail.ts';
import type { FormInputs } from '#contracts/prompt-form.ts';
import { renderTemplate } from '#contracts/render-template.ts';
import { call } from '#lib/call.ts';
import { useAuth } from '#lib/session.ts';
import { FormFields } from '#prompt-form/form-fields.tsx';
import { useFormResolver } from '#prompt-form/form-resolver.ts';
import { pricingQuery } from '#shared/shop/shop.queries.ts';
import { SpendingAlert } from '#shared/spending/spending-alert.tsx';
import { priceNow } from '#shared/spending/spending-failure.ts';
import { useSpending } from '#shared/spending/use-spending.ts';
import { Button } from '#ui/button.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { tokenWords } from '#ui/token-amount.tsx';
import { COMPOSE } from '../chat.words.ts';

export type RunPrompt = (body: BodyOf<typeof runInChat>, idempotencyKey: string) => Promise<unknown>;

interface PromptFillProps {
  slug: string;
  /** Starts a run of the prompt whose result appears in the chat. */
  onRun: RunPrompt;
  onInsert(words: string): void;
  onClose(): void;
}

/**
 * The form of a prompt above the composer. The filled-in text goes into the message when the reader may see it; otherwise the prompt runs,
 * and its card appears in the chat.
 */
export function PromptFill({ slug, onRun, onInsert, onClose }: PromptFillProps) {
  const found = useQuery({ queryKey: [getPrompt.path, 'compose', slug], queryFn: async ({ signal }) => (await call(getPrompt, { params: { idOrSlug: slug }, signal })).prompt, staleTime: Infinity });
  if (found.isError) return <div className={css({ padding: '4' })}><FetchProblem error={found.error} onRetry={() => void found.refetch()} /></div>;
  if (!found.data) return <Skeleton radius="lg" className={css({ height: '[220px]', margin: '4' })} />;
  return <Fill key={found.data.id} prompt={found.data} onRun={onRun} onInsert={onInsert} onClose={onClose} />;
}

function Fill({ prompt, onRun, onInsert, onClose }: { prompt: PromptDetail } & Omit<PromptFillProps, 'slug'>) {
  const { form: fields, title, contentType, template } = prompt;
  const { user } = useAuth();
  const { control, handleSubmit } = useForm<FormInputs>({ defaultValues: initialInputs(fields), resolver: useFormResolver(fields) });
  const inputs = useWatch({ control, compute: (values: FormInputs) => values });
  const card = useQuery(pricingQuery).data?.rateCard;
  const model = card?.models.find((one) => one.contentType === contentType && one.default) ?? card?.models.find((one) => one.contentType === contentType);
  const length = drivenLength(fields, inputs) ?? prompt.outputSettings.length ?? DEFAULT_LENGTH_WORDS;
  const quote = card && model ? quoteRun(card.base, { contentType, quantity: 1, length, multiplier: model.multiplier, royalty: prompt.runRoyalty }) : null;
  const run = useSpending((wish: { expectedTotal: number; inputs: FormInputs }, idempotencyKey) => onRun({ promptId: prompt.id, ...wish }, idempotencyKey), { retry: false, onSuccess: onClose });
  const price = priceNow(run.error)?.total ?? quote?.total ?? null;
  const insert = handleSubmit((values) => {
    if (template !== undefined) onInsert(renderTemplate(template, values, fields, { today: new Date().toISOString().slice(0, 10), user_name: user?.displayName ?? user?.username ?? '', language: 'English' }).text);
  });
  const start = handleSubmit((values) => price !== null && run.mutate({ expectedTotal: price, inputs: values }));
  return (
    <form
      noValidate aria-label={title} className={column({ gap: '0', gridTemplateRows: 'auto minmax(0, 1fr) auto', minHeight: '0', maxHeight: '[inherit]' })} onSubmit={(event) => void (template === undefined ? start(event) : insert(event))}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div className={hstack({ gap: '2', paddingInline: '2.5', paddingBlock: '2', borderBottom: 'soft' })}><IconButton size="sm" label={COMPOSE.backButton} onClick={onClose}><ArrowLeft aria-hidden /></IconButton><h2 className={css({ textStyle: 'label', fontFamily: 'text!', letterSpacing: 'normal!', truncate: true })}>{title}</h2></div>
      <div className={column({ gap: '4', overflowY: 'auto', padding: '4', minHeight: '0' })}>
        {run.error && <SpendingAlert error={run.error} words={{ refused: COMPOSE.failed, silent: COMPOSE.notStarted }} />}
        <FormFields form={fields} inputs={inputs} control={control} waiting={<Skeleton radius="lg" className={css({ height: '[120px]' })} />} titleClass={metaText({ fontWeight: 'semibold' })} />
        {template === undefined && <p className={metaText()}>{COMPOSE.sealedText}</p>}
      </div>
      <div className={hstack({ gap: '2', justifyContent: 'flex-end', padding: '3', borderTop: 'soft', '& > *': { flex: { base: '1', md: 'none' } } })}>
        {template !== undefined && <Button type="submit">{COMPOSE.insertButton}</Button>}
        {price !== null && <Button variant="primary" busy={run.isPending} busyLabel={COMPOSE.runningLabel} onClick={() => void start()}>{COMPOSE.runButton(tokenWords(price))}</Button>}
      </div>
    </form>
  );
}
