import type { ReactNode } from 'react';
import { css } from '#styled/css';
import { longWords, stack, wrap } from '#styled/patterns';
import type { PackDetail } from '#contracts/packs.ts';
import { counted } from '#contracts/plural.ts';
import { categoryLabel } from '#shared/prompts/category-label.ts';
import { TypeCounts } from '#shared/packs/type-counts.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Chip } from '#ui/chip.tsx';
import { PlatformMark } from '#ui/platform-mark.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { PACK_HEAD } from '../packs-preview.words.ts';

/** Head of a pack's page: title, pitch, maker and facts. Counts of 0 are left out. */
export function PackHead({ pack, follow }: { pack: PackDetail; follow?: ReactNode }) {
  const { creator, rating, reviews, sales } = pack;
  const facts = [rating === null ? null : PACK_HEAD.ratingText(rating, reviews), sales > 0 ? counted(sales, 'owner') : null].filter(Boolean);
  return (
    <header className={stack({ gap: '3' })}>
      <h1 className={longWords({ textStyle: 'h1' })}>{pack.title}</h1>
      {pack.pitch && <p className={css({ fontSize: '17', color: 'fg.muted', maxWidth: '[60ch]', textWrap: '[pretty]', overflowWrap: 'anywhere' })}>{pack.pitch}</p>}
      <div className={wrap({ alignItems: 'center', gap: '2.5', textStyle: 'small' })}>
        <Avatar name={creator.displayName} src={creator.avatarUrl} size={36} />
        <TextLink quiet to={`/profile/${creator.username}`} className={longWords({ color: 'fg!', fontWeight: 'bold!' })}>{creator.displayName}</TextLink>
        {creator.platform && <PlatformMark size={18} />}
        {follow}
        {facts.length > 0 && <span className={css({ color: 'fg.subtle', tabular: true })}>{facts.join(' · ')}</span>}
      </div>
      <div className={wrap({ gap: '2' })}>
        <Chip><TypeCounts counts={pack.counts} /></Chip>
        {pack.category && <Chip>{categoryLabel(pack.category)}</Chip>}
        <Chip><Sentence text={PACK_HEAD.updatedText} parts={{ when: <RelativeTime iso={pack.updatedAt} /> }} /></Chip>
      </div>
    </header>
  );
}
