import { Eye } from 'lucide-react';
import { css } from '#styled/css';
import { flexFill, hstack, metaText, wrap } from '#styled/patterns';
import type { ChatShare } from '#contracts/chat-shares.ts';
import { copyText } from '#shared/chat-thread/copy-text.ts';
import { Button } from '#ui/button.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { SHARE } from '../chat.words.ts';

interface ShareListProps {
  shares: readonly ChatShare[];
  /** Id of the shared link that the server is revoking. */
  revoking: string | null;
  onRevoke(shareId: string): void;
}

/** The list of links to a chat with their views. Links that were revoked or taken down stay listed and open nothing. */
export const ShareList = ({ shares, revoking, onRevoke }: ShareListProps) => (
  <ul>
    {shares.map(({ id, url, state, createdAt, views, messages }) => {
      const name = url.split('/').at(-1) ?? url;
      return (
        <li key={id} className={row}>
          <span className={flexFill()}>
            {state === 'open'
              ? <button type="button" className={address} onClick={() => void copyText(url)}>{name}</button>
              : <s className={address}>{name}</s>}
            <span className={metaText()}><Sentence text={SHARE.row(messages)} parts={{ when: <RelativeTime iso={createdAt} /> }} /></span>
          </span>
          <span className={hstack({ gap: '1.5', textStyle: 'meta', color: 'fg.muted', whiteSpace: 'nowrap' })}><Eye size={15} aria-hidden />{SHARE.views(views)}</span>
          {state === 'open'
            ? <Button size="sm" variant="danger" aria-label={SHARE.revokeLabel(name)} busy={revoking === id} onClick={() => onRevoke(id)}>{SHARE.revokeButton}</Button>
            : <span className={ended}>{state === 'revoked' ? SHARE.revokedText : SHARE.removedText}</span>}
        </li>
      );
    })}
  </ul>
);

const address = css({ fontFamily: 'mono', fontSize: '13', fontWeight: 'semibold', truncate: true, maxWidth: 'full', display: 'block', background: '[none]', 'button&': { cursor: 'pointer' }, 's&': { color: 'fg.subtle' } });
const row = wrap({ gap: '3', alignItems: 'center', flexWrap: 'nowrap', paddingBlock: '2.5', borderBottom: 'soft' });
const ended = metaText({ minWidth: '[76px]', textAlign: 'center' });
