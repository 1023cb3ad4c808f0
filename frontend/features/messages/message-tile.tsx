import { centered } from '#styled/patterns';
import type { Message } from '#contracts/messages.ts';
import { pictureOf } from './message-kinds.ts';
import type { Tint } from './message-kinds.ts';

/** A small square with a message's icon. It is hidden from screen readers, because the text beside it says the same. */
export function MessageTile({ message }: { message: Message }) {
  const { icon: Icon, tint } = pictureOf(message);
  return <Tile tint={tint}><Icon aria-hidden /></Tile>;
}

/** A coloured square around the icon of a message. */
export const Tile = ({ tint = 'plain', children }: { tint?: Tint | undefined; children: React.ReactNode }) => <span className={tile} data-tint={tint}>{children}</span>;

const tile = centered({
  flex: 'none', width: '9', height: '9', borderRadius: 'md', backgroundColor: 'hover', color: 'fg.muted',
  '& svg': { width: '[18px]', height: '[18px]' },
  '&[data-tint=bad]': { backgroundColor: 'bad.soft', color: 'bad' },
  '&[data-tint=violet]': { backgroundColor: 'brand.soft', color: 'brand' },
  '&[data-tint=teal]': { backgroundColor: 'type.text.soft', color: 'type.text' },
  '&[data-tint=amber]': { backgroundColor: 'amber.soft', color: 'amber' },
});
