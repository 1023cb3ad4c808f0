import { useEffect, useRef, useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { css } from '#styled/css';
import { column, hstack, metaText, wrap } from '#styled/patterns';
import { GUEST_MESSAGES, sendGuestMessage } from '#contracts/chat-replies.ts';
import { messageWithRetry } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { say } from '#lib/plain-words.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';
import { AnswerReader } from '#shared/chat-thread/answer-reader.tsx';
import { Composer } from '#shared/chat-thread/composer.tsx';
import { useDraftText } from '#shared/chat-thread/draft-text.ts';
import { StudioMark } from '#shared/chat-thread/studio-mark.tsx';
import { Thread } from '#shared/chat-thread/thread.tsx';
import { openAuthAtom, quietAtom } from '#shared/sign-in/auth-dialog.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { EarsScene } from '#ui/illustrations/small-scenes.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { GUEST } from '../chat.words.ts';
import { fillWindow } from '../page/fill-window.ts';
import { guestChatQuery } from './guest-chat.queries.ts';
import { keepGuestSaid } from './guest-said.ts';
import { AFTER_GATE } from './use-bring-guest-chat.ts';

const MESSAGE_MAX = 1_000;
const NO_EARLIER = { more: false, loading: false, failed: false, fetch: () => undefined };

/** The demo chat for visitors: three messages a day without an account. When the visitor registers, the messages become a chat of the account. */
export function GuestChat() {
  const client = useQueryClient();
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useDraftText('demo');
  const [unanswered] = useState(createUnansweredAction);
  const setQuiet = useSetAtom(quietAtom);
  const found = useQuery(guestChatQuery);
  const send = useMutation({
    retry: false,
    mutationFn: (body: { text: string }) => unanswered.send(body, (idempotencyKey) => call(sendGuestMessage, { body, idempotencyKey })),
    onSuccess: (chat) => {
      keepGuestSaid(true);
      client.setQueryData(guestChatQuery.queryKey, chat);
      setText('');
    },
  });
  // Keeps the sign-in dialog from opening by itself over the demo chat, which asks visitors to register after the third message.
  useEffect(() => {
    setQuiet(true);
    return () => setQuiet(false);
  }, [setQuiet]);
  const { data } = found;
  const over = data !== undefined && data.left === 0;
  return (
    <div ref={fillWindow} data-fills-window="" className={frame}>
      <header className={bar}>
        <StudioMark size={34} />
        <div className={css({ minWidth: '0', marginInlineEnd: 'auto' })}><h1 className={css({ fontFamily: 'text!', fontSize: '15', fontWeight: 'bold', letterSpacing: 'normal!' })}>{GUEST.name}</h1><p className={metaText()}>{GUEST.subtitle}</p></div>
        {data && <p className={hstack({ gap: '1.5', textStyle: 'meta', color: 'fg.muted' })}>{Array.from({ length: GUEST_MESSAGES }, (_, at) => <span key={at} aria-hidden className={dot} data-on={at < data.used || undefined} />)}<span className={css({ srOnly: { base: true, md: false } })}>{GUEST.left(data.used, GUEST_MESSAGES)}</span></p>}
      </header>
      {found.isError && !data && <div className={css({ padding: '6' })}><FetchProblem error={found.error} onRetry={() => void found.refetch()} /></div>}
      {!data && !found.isError && <div aria-busy="true" className={css({ padding: '6' })}><Skeleton radius="lg" className={css({ height: '[120px]', maxWidth: '[744px]', marginInline: 'auto' })} /></div>}
      {data?.messages.length === 0 && (
        <div className={empty}>
          <h2 className={css({ textStyle: 'h2' })}>{GUEST.emptyTitle}</h2>
          <p className={css({ color: 'fg.muted' })}>{GUEST.emptyText(GUEST_MESSAGES)}</p>
          <ul aria-label={GUEST.startersLabel} className={wrap({ gap: '2', justifyContent: 'center', maxWidth: '[640px]' })}>
            {GUEST.starters.map((starter) => <li key={starter}><Button className={css({ whiteSpace: 'normal!', paddingBlock: '2' })} onClick={() => { setText(starter); box.current?.focus(); }}>{starter}</Button></li>)}
          </ul>
        </div>
      )}
      {data && data.messages.length > 0 && <Thread messages={data.messages} agent={null} earlier={NO_EARLIER} />}
      {over ? <GuestGate /> : (
        <Composer
          box={box} text={text} onText={setText} placeholder={GUEST.placeholder} price={null} busy={send.isPending} disabled={!data} maxLength={MESSAGE_MAX}
          onSend={() => send.mutate({ text: text.trim() })} hint={data && GUEST.hint(data.left)}
          above={send.isError && <Alert tone="bad" title={GUEST.failedTitle}>{messageWithRetry(send.error, GUEST.failed, GUEST.failed)}</Alert>}
        />
      )}
      <AnswerReader messages={data?.messages ?? []} name={GUEST.name} at="once" />
    </div>
  );
}

function GuestGate() {
  const openAuth = useSetAtom(openAuthAtom);
  const navigate = useNavigate();
  const enter = (tab: 'register' | 'login') => () => openAuth({ tab, resume: () => void navigate(AFTER_GATE) });
  return (
    <div className={css({ padding: { base: '2.5', md: '4' } })}>
      <section aria-label={say(...GUEST.gateTitle)} className={gate}>
        <span aria-hidden className={css({ width: { base: '[84px]', md: '[112px]' }, '& svg': { width: 'full', height: 'auto' } })}><EarsScene /></span>
        <div>
          <h2 className={css({ textStyle: 'h3' })}>{say(...GUEST.gateTitle)}</h2>
          <p className={css({ color: 'fg.muted', marginBlockStart: '1.5', marginBlockEnd: '4' })}><Sentence text={GUEST.gateText} parts={{ tokens: <b className={css({ color: 'amber' })}>{GUEST.gateTokens}</b> }} /></p>
          <div className={css({ display: 'flex', flexDirection: { base: 'column', md: 'row' }, gap: '2' })}>
            <Button variant="magic" size="lg" onClick={enter('register')}>{say(...GUEST.joinButton)}</Button>
            <Button size="lg" onClick={enter('login')}>{GUEST.signInButton}</Button>
          </div>
        </div>
      </section>
    </div>
  );
}

const frame = css({ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr) auto', gridTemplateColumns: 'minmax(0, 1fr)', height: '[calc(100dvh - var(--above, {sizes.header}))]', minHeight: '[420px]', marginBlockEnd: '[-96px]' });
const bar = hstack({ gap: '3', minHeight: { base: '[54px]', md: '[60px]' }, paddingInline: { base: '3.5', md: '5' }, borderBottom: 'soft' });
const dot = css({ width: '[9px]', height: '[9px]', borderRadius: 'full', backgroundColor: 'line', '&[data-on]': { backgroundColor: 'brand' } });
const empty = column({ gap: '3', justifyItems: 'center', alignContent: 'center', textAlign: 'center', padding: '6', overflowY: 'auto' });
const gate = css({ display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '112px minmax(0, 1fr)' }, gap: { base: '2.5', md: '5' }, alignItems: 'center', justifyItems: { base: 'center', md: 'start' }, textAlign: { base: 'center', md: 'start' }, width: 'full', maxWidth: '[768px]', marginInline: 'auto', padding: { base: '4', md: '6' }, layerStyle: 'overlay', borderRadius: 'xl' });
