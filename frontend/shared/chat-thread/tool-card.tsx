import { Ban, Calculator, CircleAlert, CircleCheck, Clock, Image as ImageIcon, Lock, NotebookText, ReceiptText, Search, Video, WandSparkles } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useMutation } from '@tanstack/react-query';
import { css, cx } from '#styled/css';
import { centered, column, hstack, inlineStack, longWords, metaText, mutedText, strongText, wrap } from '#styled/patterns';
import type { ToolCall, ToolName } from '#contracts/chat.ts';
import { cancelGeneration, isTerminal } from '#contracts/generation.ts';
import type { Generation } from '#contracts/generation.ts';
import { durationWords } from '#lib/duration-words.ts';
import { call as request, newActionKey } from '#lib/call.ts';
import { useNow } from '#lib/use-now.ts';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { tokenWords } from '#ui/token-amount.tsx';
import { TypeIcon } from '#ui/type-chip.tsx';
import { TOOL_CARD } from './chat-thread.words.ts';
import { MediaTiles } from './media-tiles.tsx';
import { ReplyText } from './reply-text.tsx';
import { ToolActs } from './tool-acts.tsx';

interface ToolCardProps {
  call: ToolCall;
  /** Whether the chat is a shared one, whose readers see the result without buttons and prices. */
  readOnly?: boolean;
}

/** A tool call in a chat: its inputs, progress, result and cost. */
export function ToolCard({ call, readOnly = false }: ToolCardProps) {
  const { generation: run, contentType } = call;
  const free = call.quote === null;
  if (free) return <FreeTool call={call} />;
  return (
    <section aria-label={call.title} data-type={contentType ?? undefined} className={card}>
      <header className={head}>
        <span aria-hidden className={mark}><TypeIcon type={contentType ?? 'text'} size={18} /></span>
        <div className={css({ minWidth: '0' })}>
          <p className={css({ textStyle: 'label', fontWeight: 'bold' })}>{call.title}</p>
          {call.inputs.length > 0 && <p className={metaText({ overflowWrap: 'anywhere', lineClamp: '2' })}>{call.inputs.map(({ value }) => value).join(' · ')}</p>}
        </div>
        {readOnly ? call.prompt && <TextLink to={`/prompt/${call.prompt.slug}`}>{TOOL_CARD.openPromptButton}</TextLink> : <State call={call} run={run} />}
      </header>
      {run && contentType !== 'text' && (run.outputs.length > 0 || !isTerminal(run.status)) && (
        <div className={css({ paddingInline: '2.5', paddingBlockEnd: '2.5' })}>
          <MediaTiles outputs={run.outputs} title={call.title} count={isTerminal(run.status) ? run.outputs.length : run.quantity}>
            {!isTerminal(run.status) && <Places run={run} />}
            {!readOnly && isTerminal(run.status) && <ToolActs run={run} />}
          </MediaTiles>
        </div>
      )}
      {run && contentType === 'text' && run.outputs.map((output, at) => output.kind === 'text' && <div key={at} className={css({ paddingInline: '3.5', paddingBlockEnd: '3.5' })}><ReplyText text={output.text} /></div>)}
      {!readOnly && run && contentType === 'text' && run.outputs.length > 0 && isTerminal(run.status) && <div className={css({ paddingInline: '2.5', paddingBlockEnd: '2.5' })}><ToolActs run={run} /></div>}
      {call.problem !== null && <p className={trouble}>{call.problem}</p>}
      {!readOnly && run && !isTerminal(run.status) && <UnderWay run={run} />}
      {!readOnly && <Foot call={call} run={run} />}
    </section>
  );
}

/** The icon of each tool. A free tool is shown as one line with its icon instead of a card. */
const ICONS: Readonly<Record<ToolName, LucideIcon>> = { search_creations: Search, read_note: NotebookText, calculator: Calculator, clock: Clock, run_prompt: WandSparkles, make_image: ImageIcon, make_video: Video };
function FreeTool({ call }: { call: ToolCall }) {
  const Icon = ICONS[call.tool];
  return <p className={hstack({ gap: '2', color: 'fg.subtle', textStyle: 'meta' })}><Icon size={15} aria-hidden />{TOOL_CARD.toolNames[call.tool]}{call.title !== '' && <span className={longWords({ color: 'fg.muted' })}>{call.title}</span>}{call.problem !== null && <span className={css({ color: 'bad' })}>{call.problem}</span>}</p>;
}

function State({ call: { status }, run }: { call: ToolCall; run: Generation | null }) {
  const cancel = useMutation({ mutationFn: (id: string) => request(cancelGeneration, { params: { id }, idempotencyKey: newActionKey() }) });
  if (run && !isTerminal(run.status)) return <Button size="sm" variant="ghost" busy={cancel.isPending} busyLabel={TOOL_CARD.busyLabel} onClick={() => cancel.mutate(run.id)}>{TOOL_CARD.cancelButton}</Button>;
  if (run?.status === 'partial') return <span className={state} data-tone="warn"><CircleAlert size={18} aria-hidden />{TOOL_CARD.partialText(run.delivered, run.quantity)}</span>;
  if (status === 'done') return <span className={state} data-tone="good"><CircleCheck size={18} aria-hidden />{TOOL_CARD.doneText(run?.finishedAt ? durationWords(Date.parse(run.finishedAt) - Date.parse(run.createdAt)) : null)}</span>;
  if (status === 'failed' || status === 'refused') return <span className={state} data-tone="bad"><CircleAlert size={18} aria-hidden />{status === 'failed' ? TOOL_CARD.failedText : TOOL_CARD.refusedText}</span>;
  if (status === 'cancelled' || status === 'declined') return <span className={state}><Ban size={18} aria-hidden />{status === 'declined' ? TOOL_CARD.declinedText : TOOL_CARD.cancelledText}</span>;
  return <span className={state}>{TOOL_CARD.runningText}</span>;
}

/** Placeholders for the output that is being made and for the next outputs. */
function Places({ run }: { run: Generation }) {
  const first = run.outputs.length;
  return Array.from({ length: Math.max(0, run.quantity - first) }, (_, at) => (at === 0
    ? <div key={at} className={place}><Skeleton className={css({ position: 'absolute', inset: '0', borderRadius: '[0]' })} /><span className={number}><b className={css({ textStyle: 'h3' })}>{run.progress}%</b>{run.quantity > 1 && <span className={css({ fontSize: '12', color: 'fg.muted' })}>{TOOL_CARD.placeText(first + 1, run.quantity)}</span>}</span></div>
    : <div key={at} className={cx(place, empty)}><span className={number}><span className={css({ fontSize: '12', color: 'fg.subtle' })}>{TOOL_CARD.nextText}</span></span></div>));
}

function UnderWay({ run }: { run: Generation }) {
  const now = useNow(1_000);
  const left = run.etaAt === null ? null : Math.max(1, Math.ceil((Date.parse(run.etaAt) - now) / 1_000));
  return (
    <div className={css({ display: 'grid', gap: '1.5', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' }, alignItems: 'center', columnGap: '3.5', paddingInline: '3.5', paddingBlockEnd: '3' })}>
      <ProgressBar value={run.status === 'queued' ? null : run.progress} label={TOOL_CARD.progressLabel(run.title)} />
      <span className={metaText({ tabular: true })}>{TOOL_CARD.leftText(run.progress, left)}</span>
    </div>
  );
}

function Foot({ call, run }: { call: ToolCall; run: Generation | null }) {
  const { quote, status } = call;
  if (!run) return status === 'failed' || status === 'cancelled' ? <footer className={foot}><ReceiptText size={16} aria-hidden />{TOOL_CARD.nothingCharged}</footer> : null;
  if (!isTerminal(run.status)) return <footer className={foot}><Lock size={16} aria-hidden /><span><b className={strong}>{TOOL_CARD.heldText(tokenWords(run.quote.total))}</b> {TOOL_CARD.heldNote}</span></footer>;
  const captured = run.captured ?? 0;
  const returned = (quote?.total ?? run.quote.total) - captured;
  return (
    <footer className={foot}>
      <ReceiptText size={16} aria-hidden />
      <span className={wrap({ columnGap: '1.5' })}>
        {captured === 0 ? TOOL_CARD.nothingCharged : <b className={strong}>{TOOL_CARD.chargedText(tokenWords(captured))}</b>}
        {returned > 0 && captured > 0 && <span>· {TOOL_CARD.returnedText(tokenWords(returned))}</span>}
      </span>
      <TextLink to={call.prompt ? `/prompt/${call.prompt.slug}?run=${run.id}` : `/my-creations?run=${run.id}`} className={inlineStack({ marginInlineStart: 'auto' })}>{TOOL_CARD.receiptLink}</TextLink>
    </footer>
  );
}

const card = column({ gap: '0', border: 'line', borderRadius: 'lg', backgroundColor: 'surface', overflow: 'hidden', minWidth: '0' });
const head = css({ display: 'grid', gridTemplateColumns: '36px minmax(0, 1fr) auto', gap: '3', alignItems: 'center', padding: '2.5', paddingInlineEnd: '3.5' });
const mark = centered({ width: '9', height: '9', borderRadius: '[10px]', backgroundColor: 'kind.soft', color: 'kind' });
const state = css({ display: 'inline-flex', alignItems: 'center', gap: '1.5', textStyle: 'meta', fontWeight: 'semibold', color: 'fg.muted', whiteSpace: 'nowrap', '&[data-tone=good]': { color: 'good' }, '&[data-tone=bad]': { color: 'bad' }, '&[data-tone=warn]': { color: 'warn' } });
const place = css({ position: 'relative', aspectRatio: '[3 / 4]', borderRadius: '[10px]', overflow: 'hidden', backgroundColor: 'raised' });
const empty = css({ backgroundColor: 'transparent', border: 'dashed', borderColor: 'line' });
const number = css({ position: 'absolute', inset: '0', display: 'grid', placeContent: 'center', justifyItems: 'center', tabular: true });
const trouble = mutedText({ paddingInline: '3.5', paddingBlockEnd: '3' });
const foot = hstack({ gap: '2', paddingInline: '3.5', paddingBlock: '2', minHeight: '11', borderTop: 'soft', textStyle: 'meta', color: 'fg.subtle', tabular: true, flexWrap: 'wrap' });
const strong = strongText();
