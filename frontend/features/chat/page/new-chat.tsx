import { Suspense, useRef, useState } from 'react';
import { PanelLeft, X } from 'lucide-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { css } from '#styled/css';
import { column, hstack, metaText, mutedText, stack, twoColumns } from '#styled/patterns';
import type { AgentCard } from '#contracts/agents.ts';
import { sendChatMessage } from '#contracts/chat-replies.ts';
import type { Attachment } from '#contracts/chat.ts';
import type { ReplyLength } from '#contracts/chat-replies.ts';
import { LONG_TEXT_WORDS, quoteRun } from '#contracts/pricing.ts';
import { call } from '#lib/call.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { say } from '#lib/plain-words.ts';
import { useHydrated } from '#lib/use-hydrated.ts';
import { AgentFace } from '#shared/agents/agent-face.tsx';
import { agentQuery, agentsQuery } from '#shared/agents/agents.queries.ts';
import { AttachmentChips } from '#shared/chat-thread/attachment-chips.tsx';
import { useBeginChat, useRunInChat } from '#shared/chat-thread/chat.mutations.ts';
import { Composer } from '#shared/chat-thread/composer.tsx';
import { useDraftText } from '#shared/chat-thread/draft-text.ts';
import { LengthMenu } from '#shared/chat-thread/length-menu.tsx';
import { pricingQuery } from '#shared/shop/shop.queries.ts';
import { SpendingAlert } from '#shared/spending/spending-alert.tsx';
import { useSpending } from '#shared/spending/use-spending.ts';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TokenAmount, tokenWords } from '#ui/token-amount.tsx';
import { beginStateOf } from './begin-state.ts';
import { CHAT_PAGE, CHAT_VIEW, NEW_CHAT } from '../chat.words.ts';
import { ComposeTools } from '../compose/compose-tools.tsx';
import type { RunPrompt } from '../compose/prompt-fill.tsx';
import { useCompose } from '../compose/use-compose.ts';

const ComposeList = lazyPart(() => import('../compose/compose-list.tsx'), 'ComposeList');

/** Number of agents that the page of a new chat suggests. */
const CARDS = 4;
type Picked = Pick<AgentCard, 'id' | 'slug' | 'name' | 'avatarUrl'>;

/** The page of a chat that does not exist yet. The member chooses an agent and writes the first message, which makes the chat. */
export function NewChat({ onOpenList }: { onOpenList: (() => void) | null }) {
  const navigate = useNavigate();
  const begun = beginStateOf(useLocation().state);
  const box = useRef<HTMLTextAreaElement>(null);
  const hydrated = useHydrated();
  const [chosen, setAgent] = useState<Picked | null | undefined>(undefined);
  // The browser's history has the agent with which this page was opened. The server does not know it, so the agent appears only after hydration.
  const agent = chosen === undefined && hydrated ? (begun.agent ?? null) : (chosen ?? null);
  const [text, setText] = useDraftText('new', begun.draft ?? '');
  const [attachments, setAttachments] = useState<readonly Attachment[]>([]);
  const [length, setLength] = useState<ReplyLength>('short');
  const [modelId, setModelId] = useState<string | null>(null);
  const compose = useCompose({ box, text, setText, attachments, setAttachments, onAgent: setAgent });
  const asked = useQuery({ ...agentQuery(agent?.slug ?? ''), enabled: agent !== null });
  const detail = agent === null ? undefined : asked.data;
  const pricing = useQuery(pricingQuery);
  const card = pricing.data?.rateCard;
  // The page shows no price until the agent is loaded, because its author may add a surcharge.
  const priced = agent === null || detail !== undefined;
  const missing = [pricing, ...(agent === null ? [] : [asked])].find((query) => query.isError && query.data === undefined);
  const models = card?.models.filter(({ contentType }) => contentType === 'text') ?? [];
  const model = models.find(({ id }) => id === (detail?.model.id ?? modelId)) ?? models.find((one) => one.default) ?? models[0];
  const priceAt = (words: number): number | null => (card && model && priced ? quoteRun(card.base, { contentType: 'text', quantity: 1, length: words, multiplier: model.multiplier, royalty: detail?.surcharge ?? 0 }).total : null);
  const prices = { short: priceAt(LONG_TEXT_WORDS), long: priceAt(LONG_TEXT_WORDS + 1) };
  const begin = useBeginChat();
  const made = useRef<{ agentId: string | null; chatId: string } | null>(null);
  const chatToUse = async (): Promise<string> => {
    // Uses the chat that an earlier attempt already made when its first message failed; otherwise makes a new chat.
    if (made.current?.agentId !== (agent?.id ?? null)) made.current = { agentId: agent?.id ?? null, chatId: (await begin.mutateAsync({ ...(agent ? { agentId: agent.id } : modelId !== null && { model: modelId }) })).chat.id };
    return made.current.chatId;
  };
  const runIn = useRunInChat();
  const run: RunPrompt = async (body, key) => {
    const chatId = await chatToUse();
    await runIn(chatId, body, key);
    await navigate(`/chat/${chatId}`);
  };
  const send = useSpending(async (wish: { text: string; length: ReplyLength; attachments: Parameters<typeof sentOf>[0]; expectedTotal: number }, idempotencyKey) => {
    const chatId = await chatToUse();
    await call(sendChatMessage, { params: { id: chatId }, body: { ...wish, attachments: sentOf(wish.attachments) }, idempotencyKey });
    return chatId;
  }, {
    retry: false,
    onSuccess: (chatId) => {
      setText('');
      return navigate(`/chat/${chatId}`);
    },
  });
  const price = prices[length];
  return (
    <div className={frame}>
      <header className={bar}>
        {onOpenList && <IconButton label={CHAT_PAGE.openList} aria-haspopup="dialog" onClick={onOpenList}><PanelLeft aria-hidden /></IconButton>}
        {agent ? <span className={hstack({ gap: '2.5', minWidth: '0' })}><AgentFace agent={agent} size={34} /><span className={css({ textStyle: 'label', truncate: true })}>{NEW_CHAT.agentLabel(agent.name)}</span><IconButton size="sm" label={NEW_CHAT.removeAgent(agent.name)} onClick={() => setAgent(null)}><X aria-hidden /></IconButton></span> : <p className={mutedText({ textStyle: 'label' })}>{CHAT_PAGE.newButton}</p>}
      </header>
      <div className={css({ overflowY: 'auto', minHeight: '0' })}>
        <div className={middle}>
          <h1 className={css({ textStyle: 'h1' })}>{NEW_CHAT.title}</h1>
          <Starters onPick={(picked, starter) => {
            setAgent(picked);
            if (starter !== null) setText(starter);
            box.current?.focus();
          }}
          />
        </div>
      </div>
      <Composer
        box={box} text={text} onText={setText} placeholder={NEW_CHAT.placeholder} price={price} busy={send.isPending} disabled={price === null}
        onSend={() => price !== null && send.mutate({ text: text.trim(), length, attachments, expectedTotal: price })} onKey={compose.key} onCaret={compose.look}
        listId={compose.wanted && compose.wanted.kind !== 'form' ? compose.listId : undefined} activeId={compose.activeId}
        tools={<ComposeTools compose={compose} />} attached={attachments.length > 0 && <AttachmentChips attachments={attachments} onRemove={(at) => setAttachments(attachments.filter((_, index) => index !== at))} />}
        choice={model && <LengthMenu model={model} prices={prices.short !== null && prices.long !== null ? { short: prices.short, long: prices.long } : null} length={length} onLength={setLength} onModel={agent ? undefined : setModelId} />}
        above={<>
          {missing && <FetchProblem error={missing.error} onRetry={() => void missing.refetch()} />}
          {send.error && <SpendingAlert error={send.error} words={NEW_CHAT} />}
          {compose.wanted && <Suspense fallback={null}><ComposeList compose={compose} agentId={agent?.id ?? null} onRun={run} /></Suspense>}
        </>}
        unready={missing ? undefined : NEW_CHAT.priceWait}
        hint={prices.short === null ? undefined : CHAT_VIEW.usualHint(tokenWords(prices.short))}
      />
    </div>
  );
}

interface StartersProps {
  onPick(agent: Picked, starter: string | null): void;
}

/** Up to four agents that the page of a new chat suggests, favourites first. */
function Starters({ onPick }: StartersProps) {
  const favourites = useInfiniteQuery(agentsQuery({ scope: 'favourites' }));
  const own = favourites.data?.pages[0]?.items.slice(0, CARDS);
  const others = useInfiniteQuery({ ...agentsQuery({}), enabled: own?.length === 0 });
  const agents = own && own.length > 0 ? own : others.data?.pages[0]?.items.slice(0, CARDS);
  if (!agents) return favourites.isError || others.isError ? null : <div className={grid}>{Array.from({ length: CARDS }, (_, at) => <Skeleton key={at} radius="lg" className={css({ height: '[80px]' })} />)}</div>;
  if (agents.length === 0) return <LinkButton to="/ai-agents">{NEW_CHAT.allButton}</LinkButton>;
  return (
    <>
      <p className={css({ color: 'fg.muted', marginBlockStart: '-3' })}>{own !== undefined && own.length > 0 ? say(...NEW_CHAT.favourites) : say(...NEW_CHAT.others)}</p>
      <ul aria-label={NEW_CHAT.startersLabel} className={grid}>
        {agents.map((agent) => <Starter key={agent.id} agent={agent} onPick={onPick} />)}
      </ul>
    </>
  );
}

/** A suggested agent with one of its sentences to begin with; until that is loaded, with the agent's description. */
function Starter({ agent, onPick }: { agent: AgentCard } & Pick<StartersProps, 'onPick'>) {
  const starter = useQuery(agentQuery(agent.slug)).data?.starters[0] ?? null;
  return (
    <li className={css({ minWidth: '0' })}>
      <button type="button" className={tile} onClick={() => onPick(agent, starter)}>
        <AgentFace agent={agent} size={52} />
        <span className={stack({ minWidth: '0', gap: '1', textAlign: 'start' })}>
          <span className={css({ textStyle: 'cardTitle', lineClamp: '2' })}>{starter ?? agent.description}</span>
          <span className={metaText({ display: 'flex', alignItems: 'center', gap: '1', flexWrap: 'wrap' })}><Sentence text={NEW_CHAT.priceText(agent.name)} parts={{ price: <TokenAmount tokens={agent.pricePerMessage} size={14} /> }} /></span>
        </span>
      </button>
    </li>
  );
}

const sentOf = (attachments: readonly Attachment[]) => attachments.map((attachment) => (attachment.kind === 'file' ? { kind: 'file' as const, fileId: attachment.fileId } : { kind: 'creation' as const, generationId: attachment.generationId, ...(attachment.outputId !== null && { outputId: attachment.outputId }) }));

const frame = css({ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr) auto', gridTemplateColumns: 'minmax(0, 1fr)', minHeight: '0', height: 'full' });
const bar = hstack({ gap: '2', minHeight: { base: '[54px]', md: '[60px]' }, paddingInline: { base: '2.5', md: '5' }, borderBottom: 'soft', minWidth: '0' });
const middle = column({ gap: '5', justifyItems: 'center', alignContent: 'center', textAlign: 'center', minHeight: 'full', padding: { base: '4', md: '6' }, maxWidth: '[792px]', marginInline: 'auto' });
const grid = twoColumns({ gap: '3', width: 'full', marginBlockStart: '3' });
const tile = css({ display: 'grid', gridTemplateColumns: '52px minmax(0, 1fr)', gap: '3.5', alignItems: 'center', width: 'full', height: 'full', padding: '3.5', layerStyle: 'card', cursor: 'pointer', transitionProperty: 'border-color', transitionDuration: 'base', _hover: { borderColor: 'brand' } });
