import { Check, ChevronDown } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { metaText } from '#styled/patterns';
import type { Chat } from '#contracts/chat.ts';
import { REPLY_WORDS } from '#contracts/chat-replies.ts';
import type { ReplyLength } from '#contracts/chat-replies.ts';
import { pricingQuery } from '#shared/shop/shop.queries.ts';
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx';
import { TokenAmount } from '#ui/token-amount.tsx';
import { LENGTH } from './chat-thread.words.ts';

interface LengthMenuProps {
  model: Chat['model'];
  prices: Chat['prices'] | null;
  length: ReplyLength;
  onLength(length: ReplyLength): void;
  /** Called with the chosen model; undefined when the person cannot choose the model of this chat. */
  onModel?: ((model: string) => void) | undefined;
}

/** A menu with the model that answers and the longest length of a reply, each with its price. */
export function LengthMenu({ model, prices, length, onLength, onModel }: LengthMenuProps) {
  const models = useQuery(pricingQuery).data?.rateCard.models.filter(({ contentType }) => contentType === 'text') ?? [];
  const check = (on: boolean) => <Check aria-hidden className={css({ visibility: on ? 'visible' : 'hidden' })} />;
  return (
    <Menu
      placement="top-end"
      trigger={<button type="button" className={pill}><span className={css({ truncate: true, maxWidth: { base: '[112px]', md: '[180px]' } })}>{model.label}</span><span className={css({ color: 'fg.subtle', fontWeight: 'medium' })}>{length === 'short' ? LENGTH.shortLabel : LENGTH.longLabel}</span><ChevronDown size={15} aria-hidden /></button>}
    >
      {(['short', 'long'] as const).map((value) => (
        <MenuItem key={value} value={value} icon={check(value === length)} hint={prices && <TokenAmount tokens={prices[value]} size={14} />} onSelect={() => onLength(value)}>
          <span>{value === 'short' ? LENGTH.shortLabel : LENGTH.longLabel}<span className={metaText({ display: 'block' })}>{LENGTH.shortHelp(REPLY_WORDS[value])}</span></span>
        </MenuItem>
      ))}
      {onModel && models.length > 1 && <MenuSeparator />}
      {onModel && models.length > 1 && models.map(({ id, label, multiplier }) => (
        <MenuItem key={id} value={`model ${id}`} icon={check(id === model.id)} hint={`× ${multiplier}`} onSelect={() => onModel(id)}>{label}</MenuItem>
      ))}
    </Menu>
  );
}

const pill = css({
  display: 'inline-flex', alignItems: 'center', gap: '2', minHeight: '9', paddingInline: '2.5', borderRadius: 'md', textStyle: 'meta', fontWeight: 'semibold', color: 'fg.muted', whiteSpace: 'nowrap', background: '[none]', cursor: 'pointer',
  _hover: { backgroundColor: 'hover', color: 'fg' },
});
