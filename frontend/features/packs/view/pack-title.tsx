import { css } from '#styled/css';
import { flex, hstack, longWords, wrap } from '#styled/patterns';
import type { PackDetail } from '#contracts/packs.ts';
import { Fan } from '#shared/packs/fan.tsx';
import { packHue } from '#shared/packs/pack-hue.ts';
import { Steps } from '#shared/packs/pips.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { FullDate } from '#ui/moment.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { PACK_TITLE } from '../packs-view.words.ts';

/** Head of an owned pack: covers, name and maker, the day of purchase, and how many steps are done. */
export function PackTitle({ pack }: { pack: PackDetail }) {
  const done = pack.items.filter((item) => item.done).length;
  const of = pack.items.length;
  return (
    <header className={head}>
      <div className={cover}><Fan cards={pack.covers} hue={packHue(pack.id)} eager /></div>
      <div className={css({ minWidth: '0' })}>
        <h1 className={longWords({ textStyle: 'h1' })}>{pack.title}</h1>
        <p className={wrap({ alignItems: 'center', columnGap: '2.5', rowGap: '1', marginBlockStart: '1.5', marginBlockEnd: '3.5', textStyle: 'small', color: 'fg.muted' })}>
          <Avatar name={pack.creator.displayName} src={pack.creator.avatarUrl} size={22} />
          <TextLink quiet to={`/profile/${pack.creator.username}`}>{pack.creator.displayName}</TextLink>
          <span aria-hidden>·</span>
          <Standing pack={pack} />
        </p>
        <div className={hstack({ gap: '4', flexDirection: { base: 'column', md: 'row' }, alignItems: { base: 'stretch', md: 'center' }, textStyle: 'small', color: 'fg.muted', tabular: true })}>
          <span className={flex({ flex: '1', maxWidth: { md: '[380px]' } })}><Steps of={of} done={done} label={PACK_TITLE.progressLabel} /></span>
          <span><b className={css({ color: 'fg' })}>{PACK_TITLE.doneText(done, of)}</b></span>
        </div>
      </div>
    </header>
  );
}

function Standing({ pack: { mayEdit, purchase } }: { pack: PackDetail }) {
  if (purchase?.status === 'active' && purchase.role !== 'giver') return <span><Sentence text={purchase.role === 'receiver' ? PACK_TITLE.giftText : PACK_TITLE.sinceText} parts={{ day: <FullDate at={purchase.gift?.claimedAt ?? purchase.purchasedAt} /> }} /></span>;
  return <span>{mayEdit ? PACK_TITLE.madeText : PACK_TITLE.freeText}</span>;
}

const head = css({ display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '188px minmax(0, 1fr)' }, gap: { base: '4', md: '6' }, alignItems: 'center' });
const cover = css({ height: { base: '[168px]', md: '[136px]' }, marginInline: { base: '[calc(var(--gutter) * -1)]', md: '0' }, borderRadius: { base: 'none', md: 'lg' }, overflow: 'hidden' });
