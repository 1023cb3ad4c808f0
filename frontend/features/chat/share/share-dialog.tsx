import { useState } from 'react';
import type { ReactNode } from 'react';
import { Braces, FileDown, Link2 } from 'lucide-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column, hstack, leadText, metaText, separated } from '#styled/patterns';
import { button } from '#styled/recipes';
import type { ChatShare } from '#contracts/chat-shares.ts';
import type { Chat } from '#contracts/chat.ts';
import { messageOf } from '#lib/api-error.ts';
import { useAuth } from '#lib/session.ts';
import { threadQuery } from '#shared/chat-thread/chat.queries.ts';
import { isActive, messagesOf } from '#shared/chat-thread/thread-cache.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Switch } from '#ui/switch.tsx';
import { SHARE } from '../chat.words.ts';
import { useRevokeShare, useShareChat, useUpdateShare } from '../chats.mutations.ts';
import { chatSharesQuery } from '../chats.queries.ts';
import { exportAddress } from '../page/export-address.ts';
import { ShareLink } from './share-link.tsx';
import { ShareList } from './share-list.tsx';
import { SharePreview } from './share-preview.tsx';

type Shown = Pick<ChatShare, 'showMedia' | 'showName' | 'showPrices'>;
const USUAL: Shown = { showMedia: true, showName: false, showPrices: false };

/** The dialog in which a member makes, updates and revokes read-only links to a chat, and sees how often they were opened. */
export function ShareDialog({ chat, onClose }: { chat: Chat; onClose(): void }) {
  const { user } = useAuth();
  const [chosen, setChosen] = useState<Shown | null>(null);
  const thread = useInfiniteQuery(threadQuery(chat.id));
  const messages = messagesOf(thread.data);
  const end = messages.findLast((message) => !isActive(message))?.id ?? null;
  // Fetches the links at each opening of the dialog, because views and new messages change their numbers.
  const found = useQuery({ ...chatSharesQuery(chat.id, end), refetchOnMount: 'always' });
  const make = useShareChat(chat.id);
  const update = useUpdateShare(chat.id);
  const revoke = useRevokeShare(chat.id);
  const shares = found.data?.shares ?? [];
  const messagesNow = found.data?.messagesNow ?? 0;
  const latest = shares.find(({ state }) => state === 'open');
  const shown = chosen ?? latest ?? USUAL;
  const changed = latest !== undefined && (latest.showMedia !== shown.showMedia || latest.showName !== shown.showName || latest.showPrices !== shown.showPrices);
  const options: Shown = { showMedia: shown.showMedia, showName: shown.showName, showPrices: shown.showPrices };
  const choose = (part: keyof Shown) => (on: boolean): void => setChosen({ ...options, [part]: on });
  const add = (): void => make.mutate({ ...options, ...(chat.leafId !== null && { leafId: chat.leafId }) }, { onSuccess: () => setChosen(null) });
  return (
    <Dialog open size="lg" hideTitle onOpenChange={(open) => !open && onClose()} title={SHARE.title} bodyClassName={css({ padding: '0!' })}>
      <div className={columns}>
        <section aria-label={SHARE.visitorHeading} className={preview}>
          <h3 className={css({ textStyle: 'label', fontFamily: 'text!', color: 'fg.muted' })}>{SHARE.visitorHeading}</h3>
          <SharePreview chat={chat} messages={messages} showMedia={shown.showMedia} name={shown.showName ? (user?.displayName ?? user?.username ?? null) : null} />
          <p className={metaText()}>{SHARE.visitorNote}</p>
        </section>
        <div className={beside}>
          <header className={css({ paddingInlineEnd: '10' })}>
            <p aria-hidden className={css({ textStyle: 'h2' })}>{SHARE.title}</p>
            <p className={leadText()}>{latest ? SHARE.lead(latest.messages) : SHARE.leadNone}</p>
          </header>
          {make.isError && <Alert tone="bad">{messageOf(make.error, SHARE.failed)}</Alert>}
          {latest
            ? <ShareLink key={latest.id} share={latest} messagesNow={messagesNow} changed={changed} updating={update.isPending} onUpdate={() => update.mutate({ shareId: latest.id, ...options }, { onSuccess: () => setChosen(null) })} />
            : <Button variant="primary" icon={<Link2 aria-hidden />} busy={make.isPending} busyLabel={SHARE.makingLabel} disabled={messages.length === 0 || found.isPending} onClick={add}>{SHARE.makeButton}</Button>}
          <div className={column({ gap: '4' })}>
            <Switch checked={shown.showMedia} onCheckedChange={choose('showMedia')} help={SHARE.mediaHelp}>{SHARE.mediaLabel}</Switch>
            <Switch checked={shown.showPrices} onCheckedChange={choose('showPrices')} help={SHARE.pricesHelp}>{SHARE.pricesLabel}</Switch>
            <Switch checked={shown.showName} onCheckedChange={choose('showName')} help={SHARE.nameHelp}>{SHARE.nameLabel}</Switch>
          </div>
          <section aria-label={SHARE.listHeading} className={separated()}>
            <div className={hstack({ justifyContent: 'space-between', minHeight: '8' })}>
              <h3 className={css({ textStyle: 'meta', fontFamily: 'text!', fontWeight: 'semibold!', letterSpacing: 'normal!', color: 'fg.muted' })}>{SHARE.listHeading}</h3>
              {latest && <Button size="sm" variant="ghost" busy={make.isPending} busyLabel={SHARE.makingLabel} onClick={add}>{SHARE.anotherButton}</Button>}
            </div>
            {found.isError && <FetchProblem error={found.error} onRetry={() => void found.refetch()} />}
            {found.isPending && <Skeleton radius="md" className={css({ height: '12', marginBlockStart: '2' })} />}
            {found.data && shares.length === 0 && <p className={metaText({ marginBlockStart: '2' })}>{SHARE.noneText}</p>}
            <ShareList shares={shares} revoking={revoke.isPending ? revoke.variables : null} onRevoke={(shareId) => revoke.mutate(shareId)} />
          </section>
          <footer className={foot}><span className={metaText({ marginInlineEnd: 'auto', display: { base: 'none', md: 'block' } })}>{SHARE.exportText}</span><LinkAway href={exportAddress(chat.id, 'md')} icon={<FileDown aria-hidden />}>{SHARE.markdownButton}</LinkAway><LinkAway href={exportAddress(chat.id, 'json')} icon={<Braces aria-hidden />}>{SHARE.jsonButton}</LinkAway></footer>
        </div>
      </div>
    </Dialog>
  );
}

/** A download link that looks like a button. */
const LinkAway = ({ href, icon, children }: { href: string; icon: ReactNode; children: ReactNode }) => <a href={href} download className={button({ size: 'sm' })}>{icon}{children}</a>;

const columns = css({ display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '300px minmax(0, 1fr)' } });
const preview = css({ display: { base: 'none', md: 'grid' }, gap: '3', alignContent: 'start', padding: '6', backgroundColor: 'raised', borderInlineEnd: 'soft' });
const beside = column({ gap: '4', alignContent: 'start', minWidth: '0', padding: { base: '4', md: '6' }, paddingBlockEnd: '0!' });
const foot = hstack({ gap: '2', justifyContent: 'flex-end', position: 'sticky', insetBlockEnd: '0', marginInline: { base: '-4', md: '-6' }, paddingInline: { base: '4', md: '6' }, paddingBlock: '3', borderTop: 'soft', backgroundColor: 'overlay' });
