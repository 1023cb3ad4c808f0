import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Clock, SlidersHorizontal } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { css, cx } from '#styled/css';
import { centered, column, flex, hstack, metaText, multilineText, wrap } from '#styled/patterns';
import type { Chat, ToolCall } from '#contracts/chat.ts';
import type { RateCardModel } from '#contracts/pricing.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { styleVariables } from '#shared/packs/style-variables.ts';
import { balanceQuery } from '#shared/shop/balance.queries.ts';
import { pricingQuery } from '#shared/shop/shop.queries.ts';
import { GetTokensButton } from '#shared/spending/get-tokens-button.tsx';
import { PriceLines } from '#shared/spending/price-lines.tsx';
import { SpendingAlert } from '#shared/spending/spending-alert.tsx';
import { priceNow } from '#shared/spending/spending-failure.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { keysOnly } from '#ui/keys-only.ts';
import { NumberInput } from '#ui/number-input.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { tokenWords } from '#ui/token-amount.tsx';
import { TypeIcon } from '#ui/type-chip.tsx';
import { useChangeChat, useConfirmCall, useDeclineCall } from './chat.mutations.ts';
import { CONFIRM_CARD } from './chat-thread.words.ts';
import { quoteLines } from './quote-lines.ts';

const ChangeInputs = lazyPart(() => import('./change-inputs.tsx'), 'ChangeInputs');

/** Number of tokens with which the form for a limit starts. Below the limit an agent's tools need no question. */
const USUAL_AUTO_LIMIT = 10;

interface ConfirmCardProps {
  chat: Chat;
  call: ToolCall;
  /** Called with a letter that the person typed while a tool's question had focus, because it belongs into the message box. */
  onType(letter: string): void;
}

/**
 * The question before a tool of an agent spends tokens: what runs, its inputs, its price, the balance afterwards, and the chat's budget
 * before and after. Only its button starts the run.
 */
export function ConfirmCard({ chat, call, onType }: ConfirmCardProps) {
  const { quote, contentType, prompt } = call;
  const run = useRef<HTMLButtonElement>(null);
  const balance = useQuery(balanceQuery).data ?? null;
  const confirm = useConfirmCall(chat.id, call.id);
  const wait = waitOf(useQuery(pricingQuery).data?.rateCard.models ?? [], call);
  const decline = useDeclineCall(chat.id);
  const change = useChangeChat(chat.id);
  const [changing, setChanging] = useState(false);
  const [auto, setAuto] = useState({ on: chat.autoLimit > 0, limit: chat.autoLimit || USUAL_AUTO_LIMIT });
  // The question of a tool gets focus so that one key answers it, but not while the person is writing.
  const takeFocus = useEffectEvent(() => {
    const focused = document.activeElement;
    if (focused instanceof HTMLTextAreaElement && focused.value !== '') return;
    if (document.querySelector('[role=dialog]')) return;
    run.current?.focus({ preventScroll: true });
  });
  useEffect(() => takeFocus(), [call.id]);
  if (!quote) return null;
  const price = priceNow(confirm.error) ?? quote;
  const { total } = price;
  const after = chat.spent + total;
  const over = chat.budget !== null && after > chat.budget;
  const missing = balance === null ? 0 : total - balance;
  const start = async (): Promise<void> => {
    if (auto.on !== chat.autoLimit > 0 || (auto.on && auto.limit !== chat.autoLimit)) await change.mutateAsync({ autoLimit: auto.on ? auto.limit : 0 }).catch(() => undefined);
    confirm.mutate({ expectedTotal: total });
  };
  const putAway = (): void => decline.mutate(call.id);
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.preventDefault();
      return putAway();
    }
    if (event.target === run.current && event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      onType(event.key);
    }
  };
  const title = CONFIRM_CARD.titles[contentType === 'image' && quote.quantity > 1 ? 'images' : (contentType ?? 'text')];
  return (
    // The keys of a tool's question work while focus is anywhere in its card.
    <section aria-label={title} data-type={contentType ?? undefined} className={column({ gap: '3' })} onKeyDown={press}>
      <div className={card}>
        <header className={head}>
          <span aria-hidden className={mark}><TypeIcon type={contentType ?? 'text'} size={20} /></span>
          <div className={css({ minWidth: '0' })}>
            <h3 className={css({ textStyle: 'h3' })}>{title}</h3>
            <p className={metaText({ marginBlockStart: '0.5' })}>{prompt ? CONFIRM_CARD.byText(prompt.title, prompt.author) : call.title}</p>
          </div>
          {wait !== null && <p className={waiting}><Clock size={16} aria-hidden />{CONFIRM_CARD.waitText(wait)}</p>}
        </header>
        <div className={body} data-picture={call.pictureUrl !== null || undefined}>
          {call.pictureUrl !== null && <img src={call.pictureUrl} alt="" className={picture} />}
          <div className={column({ gap: '3', alignContent: 'start' })}>
            <dl className={inputs}>
              {call.inputs.map(({ label, value }, at) => <div key={at} className={input}><dt className={css({ color: 'fg.subtle' })}>{label}</dt><dd className={multilineText({ fontWeight: 'medium', lineClamp: '6' })}>{value}</dd></div>)}
            </dl>
            {call.tool === 'run_prompt' && <Button size="sm" icon={<SlidersHorizontal aria-hidden />} className={css({ justifySelf: 'start' })} onClick={() => setChanging(true)}>{CONFIRM_CARD.changeButton}</Button>}
          </div>
          <div className={sum}><PriceLines lines={quoteLines(price)} total={total} balance={balance} /></div>
        </div>
        {chat.budget !== null && (
          <div className={column({ gap: '2', paddingInline: '4', paddingBlock: '3.5', borderTop: 'soft', textStyle: 'meta' })}>
            <div className={hstack({ justifyContent: 'space-between', gap: '3', color: 'fg.muted' })}><span>{CONFIRM_CARD.budgetLabel}</span><b className={css({ color: over ? 'bad' : 'amber', fontWeight: 'bold', tabular: true })}>{CONFIRM_CARD.budgetText(chat.spent, after, chat.budget)}</b></div>
            <div role="img" aria-label={CONFIRM_CARD.budgetBar(chat.spent, after, chat.budget)} className={bar} style={styleVariables({ '--now': `${share(chat.spent, chat.budget)}%`, '--after': `${share(after, chat.budget)}%` })}><span className={fill} /></div>
            {over && <div className={wrap({ gap: '2', alignItems: 'center', justifyContent: 'space-between' })}><p className={css({ color: 'bad' })}>{CONFIRM_CARD.overBudget}</p><Button size="sm" busy={change.isPending} onClick={() => change.mutate({ budget: after })}>{CONFIRM_CARD.raiseButton(after)}</Button></div>}
          </div>
        )}
        {confirm.error && <div className={css({ paddingInline: '4', paddingBlockEnd: '3' })}><SpendingAlert error={confirm.error} words={CONFIRM_CARD} /></div>}
        <footer className={foot}>
          <div className={hstack({ gap: '2', flexWrap: 'wrap', textStyle: 'meta', color: 'fg.muted' })}>
            <div className={css({ width: { base: 'full', md: 'auto' } })}><Checkbox checked={auto.on} onCheckedChange={(on) => setAuto({ ...auto, on })}>{CONFIRM_CARD.autoLabel}</Checkbox></div>
            <NumberInput label={CONFIRM_CARD.autoNumberLabel} min={1} max={1_000} value={auto.limit} onValueChange={(limit) => setAuto({ on: true, limit: limit ?? USUAL_AUTO_LIMIT })} className={css({ width: '[124px]' })} />
            <span>{CONFIRM_CARD.autoEnd}</span>
          </div>
          <div className={acts}>
            <Button variant="ghost" busy={decline.isPending} onClick={putAway}>{CONFIRM_CARD.notNowButton}</Button>
            {missing > 0
              ? <GetTokensButton variant="primary" missing={missing} />
              : <Button ref={run} data-after-purchase variant="magic" disabled={over} busy={confirm.isPending || change.isPending} busyLabel={CONFIRM_CARD.busyLabel} onClick={() => void start()}>{CONFIRM_CARD.runButton(tokenWords(total))}</Button>}
          </div>
        </footer>
      </div>
      <p className={cx(metaText({ display: { base: 'none', md: 'block' }, textAlign: 'center' }), keysOnly)}><Sentence text={CONFIRM_CARD.note} parts={{ enter: <Kbd>↵</Kbd>, escape: <Kbd>Esc</Kbd> }} /></p>
      {changing && <Suspense fallback={null}><ChangeInputs chatId={chat.id} callId={call.id} onClose={() => setChanging(false)} /></Suspense>}
    </section>
  );
}

/** Seconds that the run will take by the rate card, without waiting in the queue; null when unknown. That of a text is: it grows with the length, which a call does not tell. */
function waitOf(models: readonly RateCardModel[], { contentType, quote }: ToolCall): number | null {
  if (contentType === 'text') return null;
  const offered = models.filter((model) => model.contentType === contentType && model.multiplier === quote?.multiplier);
  const model = offered.find((one) => one.default) ?? offered[0];
  return model && quote ? Math.ceil(model.etaSeconds * quote.quantity) : null;
}

const share = (tokens: number, budget: number): number => (budget === 0 ? 100 : Math.min(100, (tokens / budget) * 100));

const card = css({ border: '[1px solid color-mix(in oklch, {colors.kind}, transparent 55%)]', borderRadius: 'xl', backgroundColor: 'surface', overflow: 'hidden', boxShadow: '[0 0 0 4px color-mix(in oklch, {colors.kind}, transparent 92%)]' });
const head = css({ display: 'grid', gridTemplateColumns: { base: '40px minmax(0, 1fr)', md: '40px minmax(0, 1fr) auto' }, gap: '3.5', alignItems: 'center', padding: '4', borderBottom: 'soft' });
const mark = centered({ width: '10', height: '10', borderRadius: 'md', backgroundColor: 'kind.soft', color: 'kind' });
const waiting = css({ display: 'flex', alignItems: 'center', gap: '1.5', gridColumnStart: { base: '2', md: 'auto' }, textStyle: 'meta', color: 'fg.muted', tabular: true, '& svg': { flex: 'none' } });
const body = css({
  display: 'grid', gap: { base: '3.5', md: '5' }, gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 208px' }, padding: '4',
  '&[data-picture]': { gridTemplateColumns: { base: '96px minmax(0, 1fr)', md: '132px minmax(0, 1fr) 208px' }, '& > :last-child': { gridColumn: { base: '1 / -1', md: 'auto' } } },
});
const picture = css({ width: 'full', maxHeight: '[180px]', aspectRatio: '[3 / 4]', objectFit: 'cover', borderRadius: '[10px]', backgroundColor: 'raised' });
const inputs = column({ gap: '2', textStyle: 'small', margin: '0' });
const input = css({ display: 'grid', columnGap: '2', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '96px minmax(0, 1fr)' } });
const sum = css({ borderInlineStart: { md: 'soft' }, borderTop: { base: 'soft', md: 'none' }, paddingInlineStart: { md: '5' }, paddingBlockStart: { base: '3.5', md: '0' } });
const bar = css({ display: 'block', height: '2', borderRadius: 'full', overflow: 'hidden', backgroundColor: 'line' });
const fill = css({ display: 'block', height: 'full', width: '[var(--after)]', background: '[linear-gradient(90deg, {colors.amber.fill} calc(var(--now) / max(var(--after), 1%) * 100%), transparent 0), repeating-linear-gradient(115deg, color-mix(in oklch, {colors.amber.fill}, transparent 25%) 0 4px, color-mix(in oklch, {colors.amber.fill}, transparent 70%) 4px 8px)]' });
const foot = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '3', padding: '3', paddingInline: '4', borderTop: 'soft', backgroundColor: '[color-mix(in oklch, {colors.fg}, transparent 97%)]' });
const acts = flex({ gap: '1.5', width: { base: 'full', md: 'auto' }, '& > :last-child': { flex: { base: '1', md: 'none' } } });
