import { Images, LayoutGrid, Package, ScrollText } from 'lucide-react';
import { css } from '#styled/css';
import { centered } from '#styled/patterns';
import type { Pin, PinType } from '#contracts/pins.ts';
import { Mosaic } from '#shared/collections/mosaic.tsx';
import { CreationCover } from '#shared/creations/creation-cover.tsx';
import { Fan } from '#shared/packs/fan.tsx';
import { packHue } from '#shared/packs/pack-hue.ts';
import { CoverPicture } from '#shared/prompts/cover-picture.tsx';
import { TypeIcon } from '#ui/type-chip.tsx';

/** Cover picture of a work that is pinned to a profile. */
export function PinCover({ pin, eager = false }: { pin: Pin; eager?: boolean }) {
  switch (pin.itemType) {
    case 'prompt':
      return pin.prompt.coverUrl
        ? <CoverPicture url={pin.prompt.coverUrl} type={pin.prompt.contentType} eager={eager} className={fill} />
        : <span className={missing}><TypeIcon type={pin.prompt.contentType} size={32} /></span>;
    case 'prompt_pack':
      return <span className={fill}><Fan cards={pin.pack.covers} hue={packHue(pin.pack.id)} eager={eager} /></span>;
    case 'creation':
      return <CreationCover creation={pin.creation} />;
    case 'collection':
      return <Mosaic covers={pin.collection} name={pin.collection.name} className={mosaic} />;
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

const fill = css({ position: 'absolute', inset: '0', width: 'full', height: 'full' });
const mosaic = css({ position: 'absolute', inset: '0', aspectRatio: '[auto!]' });
const missing = centered({ position: 'absolute', inset: '0', color: 'kind', backgroundColor: 'kind.soft' });
