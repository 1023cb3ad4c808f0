import { useState } from 'react';
import { Braces, Copy, Eye, FileDown, Link2, Snowflake } from 'lucide-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column, hstack, metaText, wrap } from '#styled/patterns';
import type { Chat } from '#contracts/chat.ts';
import { messageOf } from '#lib/api-error.ts';
import { useAuth } from '#lib/session.ts';
import { threadQuery } from '#shared/chat-thread/chat.queries.ts';
import { copyText } from '#shared/chat-thread/copy-text.ts';
import { messagesOf } from '#shared/chat-thread/thread-cache.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Input } from '#ui/input.tsx';
import { LinkAway } from './link-away.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Switch } from '#ui/switch.tsx';
import { SHARE } from '../chat.words.ts';
import { useRevokeShare, useShareChat } from '../chats.mutations.ts';
import { chatSharesQuery } from '../chats.queries.ts';
import { exportAddress } from '../page/export-address.ts';
import { SharePreview } from './share-preview.tsx';

/** Makes read-only links to a chat as it is now, lists them with their views, and ends them. */
export function ShareDialog({ chat, onClose }: { chat: Chat; onClose(): void }) {
  const { user } = useAuth();
  const [shown, setShown] = useState({ showMedia: true, showName: false, showPrices: false });
  const shares = useQuery(chatSharesQuery(chat.id));
  const thread = useInfiniteQuery(threadQuery(chat.id));
  const messages = messagesOf(thread.data);
  const make = useShareChat(chat.id);
  const revoke = useRevokeShare(chat.id);
  // A link that was revoked has no address to copy any more.
  const made = make.data && shares.data?.some(({ id }) => id === make.data.share.id) ? make.data : null;
  const set = (part: Partial<typeof shown>) => (on: boolean): void => {
    make.reset();
    setShown({ ...shown, ...Object.fromEntries(Object.keys(part).map((key) => [key, on])) });
  };
  return (
    <Dialog
      open size="lg" onOpenChange={(open) => !open && onClose()} title={SHARE.title}
      footer={<><span className={metaText({ marginInlineEnd: 'auto', display: { base: 'none', md: 'block' } })}>{SHARE.exportText}</span><LinkAway href={exportAddress(chat.id, 'md')} icon={<FileDown aria-hidden />}>{SHARE.markdownButton}</LinkAway><LinkAway href={exportAddress(chat.id, 'json')} icon={<Braces aria-hidden />}>{SHARE.jsonButton}</LinkAway></>}
    >
      <div className={columns}>
        <section aria-label={SHARE.visitorHeading} className={preview}>
          <h3 className={css({ textStyle: 'label', fontFamily: 'text!', color: 'fg.muted' })}>{SHARE.visitorHeading}</h3>
          <SharePreview chat={chat} messages={messages} showMedia={shown.showMedia} name={shown.showName ? (user?.displayName ?? user?.username ?? null) : null} />
          <p className={metaText()}>{SHARE.visitorNote}</p>
        </section>
        <div className={column({ gap: '4', alignContent: 'start' })}>
          {make.isError && <Alert tone="bad">{messageOf(make.error, SHARE.failed)}</Alert>}
          {made ? (
            <>
              <div className={hstack({ gap: '2' })}><Input mono readOnly aria-label={SHARE.linkLabel} value={made.url} onFocus={(event) => event.currentTarget.select()} /><Button variant="primary" icon={<Copy aria-hidden />} onClick={() => void copyText(made.url)}>{SHARE.copyButton}</Button></div>
              <p className={frozen}><Snowflake size={18} aria-hidden />{SHARE.frozenText(made.share.messages)}</p>
            </>
          ) : (
            <Button variant="primary" icon={<Link2 aria-hidden />} busy={make.isPending} busyLabel={SHARE.makingLabel} disabled={messages.length === 0} onClick={() => make.mutate({ ...shown, ...(chat.leafId !== null && { leafId: chat.leafId }) })}>{SHARE.makeButton}</Button>
          )}
          <div className={column({ gap: '4' })}>
            <Switch checked={shown.showMedia} onCheckedChange={set({ showMedia: true })} help={SHARE.mediaHelp}>{SHARE.mediaLabel}</Switch>
            <Switch checked={shown.showPrices} onCheckedChange={set({ showPrices: true })} help={SHARE.pricesHelp}>{SHARE.pricesLabel}</Switch>
            <Switch checked={shown.showName} onCheckedChange={set({ showName: true })} help={SHARE.nameHelp}>{SHARE.nameLabel}</Switch>
          </div>
          <section aria-label={SHARE.listHeading} className={css({ borderTop: 'soft', paddingBlockStart: '4' })}>
            <h3 className={css({ textStyle: 'meta', fontFamily: 'text!', fontWeight: 'semibold!', letterSpacing: 'normal!', color: 'fg.muted' })}>{SHARE.listHeading}</h3>
            {shares.isError && <FetchProblem error={shares.error} onRetry={() => void shares.refetch()} />}
            {shares.isPending && <Skeleton className={css({ height: '12', borderRadius: 'md', marginBlockStart: '2' })} />}
            {shares.data?.length === 0 && <p className={metaText({ marginBlockStart: '2' })}>{SHARE.noneText}</p>}
            <ul>
              {shares.data?.map(({ id, url, createdAt, views, messages: count }) => {
                const name = url.split('/').at(-1) ?? url;
                return (
                  <li key={id} className={row}>
                    <span className={css({ minWidth: '0', flex: '1' })}>
                      <button type="button" className={css({ fontFamily: 'mono', fontSize: '13', fontWeight: 'semibold', truncate: true, maxWidth: 'full', display: 'block', cursor: 'pointer', background: '[none]' })} onClick={() => void copyText(url)}>{name}</button>
                      <span className={metaText()}><Sentence text={SHARE.row(count)} parts={{ when: <RelativeTime iso={createdAt} /> }} /></span>
                    </span>
                    <span className={hstack({ gap: '1.5', textStyle: 'meta', color: 'fg.muted', whiteSpace: 'nowrap' })}><Eye size={15} aria-hidden />{SHARE.views(views)}</span>
                    <Button size="sm" variant="danger" aria-label={SHARE.revokeLabel(name)} busy={revoke.isPending && revoke.variables === id} onClick={() => revoke.mutate(id)}>{SHARE.revokeButton}</Button>
                  </li>
                );
              })}
            </ul>
          </section>
        </div>
      </div>
    </Dialog>
  );
}

const columns = css({ display: 'grid', gap: '6', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '252px minmax(0, 1fr)' } });
const preview = column({ gap: '3', alignContent: 'start', display: { base: 'none', md: 'grid' } });
const frozen = css({ display: 'flex', gap: '2.5', alignItems: 'center', padding: '3', borderRadius: 'md', textStyle: 'small', backgroundColor: { base: '[oklch(.285 .05 245)]', _light: '[oklch(.94 .03 240)]' }, '& svg': { color: { base: '[oklch(.85 .075 235)]', _light: '[oklch(.46 .12 245)]' } } });
const row = wrap({ gap: '3', alignItems: 'center', paddingBlock: '2.5', borderBottom: 'soft' });
