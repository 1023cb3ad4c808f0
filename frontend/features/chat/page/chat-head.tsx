import { Suspense, useState } from 'react';
import { Bot, Braces, Ellipsis, FileDown, Keyboard, PanelLeft, Share2 } from 'lucide-react';
import { css } from '#styled/css';
import { hstack, metaText } from '#styled/patterns';
import type { Chat } from '#contracts/chat.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { agentPath } from '#shared/agents/agent-address.ts';
import { AgentFace } from '#shared/agents/agent-face.tsx';
import { StudioMark } from '#shared/chat-thread/studio-mark.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { keysOnly } from '#ui/keys-only.ts';
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx';
import { tokenWords } from '#ui/token-amount.tsx';
import { CHAT_HEAD, CHAT_PAGE, KEYS } from '../chat.words.ts';
import { exportAddress } from './export-address.ts';

const ShareDialog = lazyPart(() => import('../share/share-dialog.tsx'), 'ShareDialog');
const BudgetPill = lazyPart(() => import('./budget-pill.tsx'), 'BudgetPill');
const KeysDialog = lazyPart(() => import('#ui/keys-dialog.tsx'), 'KeysDialog');

/** The head of a chat: its agent or model, the price of a message, the tokens spent, and the share button. */
export function ChatHead({ chat, onOpenList }: { chat: Chat; onOpenList: (() => void) | null }) {
  const [opened, setOpened] = useState<'share' | 'keys' | null>(null);
  const { agent, model, prices } = chat;
  const close = (): void => setOpened(null);
  return (
    <header className={bar}>
      {onOpenList && <IconButton label={CHAT_PAGE.openList} aria-haspopup="dialog" onClick={onOpenList}><PanelLeft aria-hidden /></IconButton>}
      {agent ? <AgentFace agent={agent} size={34} /> : <StudioMark size={34} />}
      <div className={css({ minWidth: '0', marginInlineEnd: 'auto', marginInlineStart: '2' })}>
        <h1 className={css({ fontFamily: 'text!', fontSize: '15', fontWeight: 'bold', letterSpacing: 'normal!', lineHeight: 'snug!', truncate: true })}>{agent?.name ?? chat.title}</h1>
        <p className={metaText({ truncate: true, display: { base: 'none', md: 'block' } })}>{CHAT_HEAD.priceText(model.label, tokenWords(prices.short))}</p>
      </div>
      <Suspense fallback={null}><BudgetPill chat={chat} /></Suspense>
      <IconButton label={CHAT_HEAD.shareLabel} aria-haspopup="dialog" className={css({ display: { base: 'none!', md: 'inline-flex!' } })} onClick={() => setOpened('share')}><Share2 aria-hidden /></IconButton>
      <Menu trigger={<IconButton label={CHAT_HEAD.moreLabel}><Ellipsis aria-hidden /></IconButton>}>
        <MenuItem value="share" icon={<Share2 aria-hidden />} onSelect={() => setOpened('share')}>{CHAT_HEAD.shareLabel}</MenuItem>
        {agent?.available && <MenuItem value="agent" icon={<Bot aria-hidden />} to={agentPath(agent.slug)}>{CHAT_HEAD.agentText}</MenuItem>}
        <MenuSeparator />
        <MenuItem value="md" icon={<FileDown aria-hidden />} onSelect={() => download(exportAddress(chat.id, 'md'))}>{CHAT_HEAD.markdownText}</MenuItem>
        <MenuItem value="json" icon={<Braces aria-hidden />} onSelect={() => download(exportAddress(chat.id, 'json'))}>{CHAT_HEAD.jsonText}</MenuItem>
        <MenuSeparator className={keysOnly} />
        <MenuItem value="keys" className={keysOnly} icon={<Keyboard aria-hidden />} onSelect={() => setOpened('keys')}>{CHAT_HEAD.keysText}</MenuItem>
      </Menu>
      <Suspense fallback={null}>
        {opened === 'share' && <ShareDialog chat={chat} onClose={close} />}
        {opened === 'keys' && <KeysDialog title={KEYS.title} rows={KEYS.rows} onClose={close} />}
      </Suspense>
    </header>
  );
}

const download = (address: string): void => window.location.assign(address);

const bar = hstack({ gap: '1', minHeight: { base: '[54px]', md: '[60px]' }, paddingInline: { base: '2.5', md: '5' }, paddingInlineEnd: { base: '2.5', md: '4' }, borderBottom: 'soft', minWidth: '0' });
