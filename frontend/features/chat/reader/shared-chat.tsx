import { Suspense, useState } from 'react';
import { ArrowRight, Link2 } from 'lucide-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { css } from '#styled/css';
import { column, hstack, longWords, metaText, wrap } from '#styled/patterns';
import { counted } from '#contracts/plural.ts';
import { ApiError, messageOf } from '#lib/api-error.ts';
import { fullDate } from '#lib/full-date.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { agentPath } from '#shared/agents/agent-address.ts';
import { AgentFace } from '#shared/agents/agent-face.tsx';
import { useBeginChat } from '#shared/chat-thread/chat.mutations.ts';
import { MessageRow } from '#shared/chat-thread/message-row.tsx';
import { useSignedInAction } from '#shared/sign-in/use-signed-in-action.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextButton, TextLink } from '#ui/text-link.tsx';
import { toast } from '#ui/toast.tsx';
import { READER } from '../chat.words.ts';
import { sharedChatQuery } from './shared-chat.queries.ts';

const ReportDialog = lazyPart(() => import('#shared/reporting/report-dialog.tsx'), 'ReportDialog');

/** The page of a shared chat, which all people with the link can read. Continuing the chat makes a copy of the reader's own. */
export function SharedChat({ token }: { token: string }) {
  const found = useInfiniteQuery(sharedChatQuery(token));
  const signedIn = useSignedInAction();
  const navigate = useNavigate();
  const begin = useBeginChat();
  const [reporting, setReporting] = useState(false);
  if (found.error instanceof ApiError && [400, 404, 410].includes(found.error.status)) return <EmptyState level="h1" size="lg" title={READER.goneTitle} actions={<LinkButton to="/" variant="primary">{READER.goneButton}</LinkButton>}>{READER.goneText}</EmptyState>;
  const [first] = found.data?.pages ?? [];
  if (found.isError && !first) return <div className={css({ padding: '8' })}><FetchProblem error={found.error} onRetry={() => void found.refetch()} /></div>;
  if (!first) return <div aria-busy="true" className={reader}><Skeleton className={css({ height: '10', width: '[60%]' })} /><Skeleton radius="lg" className={css({ height: '[320px]' })} /></div>;
  const { id, title, agent, author, sharedAt } = first;
  const messages = found.data?.pages.flatMap((page) => page.messages) ?? [];
  const carryOn = (): void => signedIn(() => begin.mutate(agent?.available ? { agentId: agent.id } : {}, {
    onSuccess: ({ chat }) => void navigate(`/chat/${chat.id}`),
    onError: (error) => toast({ tone: 'destructive', title: READER.carryTitle, description: messageOf(error, READER.failedText) }),
  }));
  return (
    <>
      <div className={reader}>
        <header className={column({ gap: '3', paddingBlockEnd: '5', borderBottom: 'soft' })}>
          <span><Chip tone="tag"><Link2 aria-hidden />{READER.badge}</Chip></span>
          <h1 className={longWords({ textStyle: 'h1' })}>{title}</h1>
          <p className={wrap({ gap: '2', alignItems: 'center', textStyle: 'small', color: 'fg.muted' })}>
            {author && <><Avatar name={author.displayName} size={24} /><TextLink quiet to={`/profile/${author.username}`}>{author.displayName}</TextLink></>}
            {author && agent && READER.withText}
            {agent && <><AgentFace agent={agent} size={24} />{agent.available ? <TextLink to={agentPath(agent.slug)}>{agent.name}</TextLink> : agent.name}</>}
            <span className={css({ marginInlineStart: { md: 'auto' }, color: 'fg.subtle' })}>{READER.count(counted(messages.length, 'message'), fullDate(sharedAt))}</span>
          </p>
        </header>
        <ol className={column({ gap: '6' })}>{messages.map((message) => <li key={message.id}><MessageRow message={message} agent={agent} day={null} last={false} /></li>)}</ol>
        <LoadMore list={found} what="messages" tight />
        <p className={metaText({ textAlign: 'center' })}>{READER.studioText} <TextButton onClick={() => setReporting(true)}>{READER.reportButton}</TextButton></p>
      </div>
      <div className={foot}>
        {agent && <AgentFace agent={agent} size={40} />}
        <p className={css({ minWidth: '0', marginInlineEnd: 'auto' })}><b className={css({ display: 'block', textStyle: 'label' })}>{READER.carryTitle}</b><span className={metaText({ display: { base: 'none', md: 'block' } })}>{READER.carryPlain}</span></p>
        <Button variant="magic" size="lg" iconEnd={<ArrowRight aria-hidden />} busy={begin.isPending} onClick={carryOn}>{READER.carryButton}</Button>
      </div>
      {reporting && <Suspense fallback={null}><ReportDialog reported={{ type: 'chat_share', id, name: title }} onClose={() => setReporting(false)} /></Suspense>}
    </>
  );
}

const reader = column({ gap: '6', width: 'full', maxWidth: '[792px]', marginInline: 'auto', paddingInline: { base: '4', md: '6' }, paddingBlock: { base: '5', md: '10' }, minHeight: '[60vh]', alignContent: 'start' });
const foot = hstack({ gap: '3', position: 'sticky', insetBlockEnd: '0', paddingInline: { base: '4', md: '6' }, paddingBlock: '3', borderTop: 'line', backgroundColor: 'surface', zIndex: 'raised', marginBlockEnd: '[-96px]' });
