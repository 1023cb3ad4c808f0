import { Suspense, useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { SquarePen } from 'lucide-react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { css } from '#styled/css';
import { hstack, metaText } from '#styled/patterns';
import type { Attachment, Chat } from '#contracts/chat.ts';
import { budgetReached } from './budget-reached.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { useOnline } from '../compose/use-online.ts';
import { ChatPane } from '#shared/chat-thread/chat-pane.tsx';
import { useRunInChat } from '#shared/chat-thread/chat.mutations.ts';
import { chatQuery } from '#shared/chat-thread/chat.queries.ts';
import { useDraftText } from '#shared/chat-thread/draft-text.ts';
import { Alert } from '#ui/alert.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { tokenWords } from '#ui/token-amount.tsx';
import { ApiError } from '#lib/api-error.ts';
import { CHAT_PAGE, CHAT_VIEW } from '../chat.words.ts';
import { ComposeTools } from '../compose/compose-tools.tsx';
import { useCompose } from '../compose/use-compose.ts';
import { AttachmentChips } from '#shared/chat-thread/attachment-chips.tsx';
import { beginStateOf } from './begin-state.ts';
import { BudgetNotice } from './budget-notice.tsx';
import { ChatHead } from './chat-head.tsx';
import { Greeting } from './greeting.tsx';
import { useSavePrompt } from './use-save-prompt.ts';

const ReportDialog = lazyPart(() => import('#shared/reporting/report-dialog.tsx'), 'ReportDialog');
const ComposeList = lazyPart(() => import('../compose/compose-list.tsx'), 'ComposeList');

interface ChatViewProps {
  chatId: string;
  onOpenList: (() => void) | null;
}

/** The page of one chat: its head, its messages and its composer. */
export function ChatView({ chatId, onOpenList }: ChatViewProps) {
  const found = useQuery(chatQuery(chatId));
  if (found.data) return <OpenChat key={chatId} chat={found.data} onOpenList={onOpenList} />;
  if (found.error instanceof ApiError && [400, 403, 404].includes(found.error.status)) return <EmptyState level="h1" size="lg" title={CHAT_PAGE.notFoundTitle} actions={<LinkButton to="/chat" variant="primary">{CHAT_PAGE.newButton}</LinkButton>}>{CHAT_PAGE.notFoundText}</EmptyState>;
  if (found.isError) return <div className={css({ padding: '6' })}><FetchProblem error={found.error} onRetry={() => void found.refetch()} /></div>;
  return <div aria-busy="true" />;
}

function OpenChat({ chat, onOpenList }: { chat: Chat; onOpenList: (() => void) | null }) {
  const box = useRef<HTMLTextAreaElement>(null);
  const { state, pathname, search } = useLocation();
  const { draft } = beginStateOf(state);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [text, setText] = useDraftText(chat.id, draft ?? '');
  const [attachments, setAttachments] = useState<readonly Attachment[]>([]);
  const compose = useCompose({ box, text, setText, attachments, setAttachments, onAgent: (agent) => void navigate('/chat', { state: { agent, draft: text.replace(/(^|\s)@\S*$/, '$1').trim() } }) });
  const savePrompt = useSavePrompt(chat);
  const runIn = useRunInChat();
  const online = useOnline();
  const [reporting, setReporting] = useState(false);
  useEffect(() => {
    // Deletes the text for the composer from the history state. A reload would otherwise bring back a sentence that was already sent.
    if (draft !== undefined) void navigate(pathname + search, { replace: true, state: null });
  }, [draft, pathname, search, navigate]);
  const gone = chat.agent !== null && !chat.agent.available;
  return (
    <div className={frame}>
      <ChatHead chat={chat} onOpenList={onOpenList} />
      <ChatPane
        chat={chat} box={box} draft={{ text, setText, attachments, setAttachments }} show={params.get('message')} savePrompt={savePrompt}
        report={chat.agent && !gone ? () => setReporting(true) : undefined}
        empty={<Greeting chat={chat} onStarter={(starter) => { setText(starter); box.current?.focus(); }} />}
        instead={gone ? <div className={css({ padding: '4' })}><Alert tone="warn" action={<LinkButton to="/chat" size="sm" icon={<SquarePen aria-hidden />}>{CHAT_VIEW.goneButton}</LinkButton>}>{CHAT_VIEW.goneText}</Alert></div> : undefined}
        refusal={(error) => { const limit = budgetReached(error); return limit && <BudgetNotice chat={chat} limit={limit} />; }}
        above={<>
          <BudgetNotice chat={chat} limit={null} />
          {compose.wanted && <Suspense fallback={null}><ComposeList compose={compose} agentId={chat.agent?.id ?? null} onRun={(body, key) => runIn(chat.id, body, key)} /></Suspense>}
        </>}
        listId={compose.wanted && compose.wanted.kind !== 'form' ? compose.listId : undefined} activeId={compose.activeId}
        onKey={compose.key} onCaret={compose.look}
        attached={(attachments.length > 0 || compose.uploading) && <div className={hstack({ gap: '2', flexWrap: 'wrap' })}><AttachmentChips attachments={attachments} onRemove={(at) => setAttachments(attachments.filter((_, index) => index !== at))} />{compose.uploading && <span role="status" className={metaText()}>{compose.uploading}</span>}</div>}
        tools={<ComposeTools compose={compose} />}
        hint={!online ? CHAT_VIEW.offlineHint : chat.archived ? CHAT_VIEW.archivedText : chat.activity === 'asking' ? CHAT_VIEW.askingHint : CHAT_VIEW.usualHint(tokenWords(chat.prices.short))}
      />
      {reporting && chat.agent && <Suspense fallback={null}><ReportDialog reported={{ type: 'agent', id: chat.agent.id, name: chat.agent.name }} onClose={() => setReporting(false)} /></Suspense>}
    </div>
  );
}

const frame = css({ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', gridTemplateColumns: 'minmax(0, 1fr)', minHeight: '0', height: 'full' });
