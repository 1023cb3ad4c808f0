import type { CollectionItem } from '#contracts/collections.ts';
import { css } from '#styled/css';
import { centered } from '#styled/patterns';
import { CreationCover } from '#shared/creations/creation-cover.tsx';
import { Fan } from '#shared/packs/fan.tsx';
import { packHue } from '#shared/packs/pack-hue.ts';
import { CoverPicture } from '#shared/prompts/cover-picture.tsx';
import { TypeIcon } from '#ui/type-chip.tsx';

/** The picture of a work in a collection, or the first words of a text. The element around it sets its size. */
export function ItemCover({ item, eager = false }: { item: CollectionItem; eager?: boolean }) {
  if (item.itemType === 'creation') return <CreationCover creation={item.creation} />;
  if (item.itemType === 'pack') return <span className={css({ position: 'absolute', inset: '0' })}><Fan cards={item.pack.covers} hue={packHue(item.pack.id)} eager={eager} /></span>;
  const { coverUrl, contentType } = item.prompt;
  if (coverUrl === null) return <span className={missing}><TypeIcon type={contentType} size={24} /></span>;
  return <CoverPicture url={coverUrl} type={contentType} eager={eager} />;
}

const missing = centered({ position: 'absolute', inset: '0', color: 'kind', backgroundColor: 'kind.soft' });
