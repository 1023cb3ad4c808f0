import { Images, LayoutGrid, Package, ScrollText } from 'lucide-react';
import { css } from '#styled/css';
import { centered, coverImage } from '#styled/patterns';
import type { Pin, PinType } from '#contracts/pins.ts';
import { Mosaic } from '#shared/collections/mosaic.tsx';
import { CreationCover } from '#shared/creations/creation-cover.tsx';
import { Fan } from '#shared/packs/fan.tsx';
import { packHue } from '#shared/packs/pack-hue.ts';
import { TypeIcon } from '#ui/type-chip.tsx';

/** Cover picture of a work that is pinned to a profile. */
export function PinCover({ pin, eager = false }: { pin: Pin; eager?: boolean }) {
  switch (pin.itemType) {
    case 'prompt':
      return pin.prompt.coverUrl
        ? <img src={pin.prompt.coverUrl} alt="" width={480} height={360} loading={eager ? 'eager' : 'lazy'} decoding="async" className={fill} />
        : <span className={missing}><TypeIcon type={pin.prompt.contentType} size={32} /></span>;
    case 'prompt_pack':
      return <span className={fill}><Fan cards={pin.pack.covers} hue={packHue(pin.pack.id)} eager={eager} /></span>;
    case 'creation':
      return <CreationCover creation={pin.creation} />;
    case 'collection':
      return <Mosaic coverUrls={pin.collection.coverUrls} name={pin.collection.name} className={mosaic} />;
  }
}

const ICONS: Record<PinType, typeof Package> = { prompt: ScrollText, prompt_pack: Package, creation: Images, collection: LayoutGrid };

/** Icon for a kind of work, such as a prompt or a pack. */
export function PinIcon({ type, size = 14 }: { type: PinType; size?: number }) {
  const Icon = ICONS[type];
  return <Icon size={size} aria-hidden />;
}

/** Returns the output type of a prompt or a creation, which decides the hue of its cover; undefined for other works. */
export const hueOf = (pin: Pin): 'text' | 'image' | 'video' | undefined => (pin.itemType === 'prompt' ? pin.prompt.contentType : pin.itemType === 'creation' ? pin.creation.contentType : undefined);

const fill = coverImage({ position: 'absolute', inset: '0' });
const mosaic = css({ position: 'absolute', inset: '0', aspectRatio: '[auto!]' });
const missing = centered({ position: 'absolute', inset: '0', color: 'kind', backgroundColor: 'kind.soft' });
