import { Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Pin as PinMark } from 'lucide-react';
import { Link } from 'react-router-dom';
import { css } from '#styled/css';
import { hstack, metaText, stack, stretchedLink } from '#styled/patterns';
import type { Pin } from '#contracts/pins.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { Button } from '#ui/button.tsx';
import { pinsQuery } from '../profile.queries.ts';
import { PINS } from '../profile.words.ts';
import { hueOf, PinCover, PinIcon } from './pin-cover.tsx';
import { shownPin } from './shown-pin.ts';

const ChoosePins = lazyPart(() => import('./choose-pins.tsx'), 'ChoosePins');

interface PinnedWorksProps {
  person: { id: string; username: string };
  /** True on the viewer's own profile, where the viewer can choose the pinned works. */
  own: boolean;
}

/** A person's pinned works: the first one large, up to five others beside and below it. If nothing is pinned, others see no section. */
export function PinnedWorks({ person, own }: PinnedWorksProps) {
  const pins = useQuery(pinsQuery(person.id)).data ?? [];
  const [choosing, setChoosing] = useState(false);
  if (pins.length === 0 && !own) return null;
  return (
    <section aria-labelledby="pinned-title" className={stack({ gap: '3.5' })}>
      <header className={hstack({ justifyContent: 'space-between', gap: '3', minHeight: '8' })}>
        <h3 id="pinned-title" className={css({ textStyle: 'pane' })}>{PINS.heading}</h3>
        {own && <Button size="sm" variant="ghost" icon={<PinMark aria-hidden />} onClick={() => setChoosing(true)}>{PINS.chooseButton}</Button>}
      </header>
      {pins.length > 0 && <ul className={grid}>{pins.map((pin, place) => <li key={pin.itemId} className={cell}><PinTile pin={pin} large={place === 0} /></li>)}</ul>}
      {choosing && <Suspense fallback={null}><ChoosePins person={person} onClose={() => setChoosing(false)} /></Suspense>}
    </section>
  );
}

/** Tile of one pinned work. The whole tile is its link. */
function PinTile({ pin, large }: { pin: Pin; large: boolean }) {
  const { title, to, figures } = shownPin(pin);
  return (
    <article className={tile} data-type={hueOf(pin)} data-large={large || undefined}>
      <div className={cover}>
        <PinCover pin={pin} eager={large} />
        <span className={kind}><PinIcon type={pin.itemType} /><span className={css({ hideBelow: large ? undefined : 'md' })}>{PINS.kinds[pin.itemType]}</span></span>
      </div>
      <div className={foot}>
        <h4 className={name}><Link to={to} className={link}>{title}</Link></h4>
        {figures.length > 0 && <span className={figure} data-large={large || undefined}>{large ? figures.join(' · ') : figures[0]}</span>}
      </div>
    </article>
  );
}

const grid = css({ display: 'grid', gap: { base: '3', md: '4' }, gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' } });
/** The first pinned work takes four cells in a wide window. On phones it takes a full row, and so does the last one if it would be alone in its row. */
const cell = stack({ minWidth: '0', '&:first-child': { gridColumn: 'span 2', gridRow: { md: 'span 2' } }, '&:last-child:nth-child(even)': { mdDown: { gridColumn: 'span 2' } } });
const tile = css({
  position: 'relative', display: 'flex', flexDirection: 'column', layerStyle: 'card', overflow: 'hidden', minWidth: '0', transitionProperty: 'border-color', transitionDuration: 'base',
  '&:is(:hover, :focus-within)': { borderColor: 'brand' }, '&[data-type]:is(:hover, :focus-within)': { borderColor: 'kind' },
});
/** The kind of the pinned work is written over the cover. A text gets no such label, because its own cover already names it. */
const cover = css({ position: 'relative', flex: '[1 0 auto]', overflow: 'hidden', aspectRatio: '[4 / 3]', backgroundColor: 'raised', borderBottom: 'soft', '[data-type] > &': { borderBottom: '[2px solid {colors.kind}]' }, '[data-large] > &': { aspectRatio: { base: '[16 / 10]', md: '[16 / 13]' } }, '& [data-kind] > p:first-child': { visibility: 'hidden' } });
/** Labels over the cover of a pinned work have a solid background, so that they are readable on every picture. */
const kind = hstack({ position: 'absolute', insetBlockStart: '2.5', insetInlineStart: '2.5', gap: '1.5', minHeight: '7', paddingInline: '2.5', borderRadius: 'full', backgroundColor: 'surface', color: 'brand', textStyle: 'meta', fontWeight: 'medium', '[data-type] &': { color: 'kind' } });
const foot = hstack({ gap: '3', justifyContent: 'space-between', minHeight: { base: '11', md: '12' }, paddingInline: { base: '3', md: '3.5' }, paddingBlock: '2', minWidth: '0', '[data-large] > &': { minHeight: '14', paddingInline: '4' } });
const name = css({ textStyle: 'cardTitle', fontSize: { base: '13', md: '14' }, minWidth: '0', lineClamp: { base: '2', md: '1' }, '[data-large] &': { fontSize: { base: '15', md: '17' }, lineClamp: '1' } });
const figure = metaText({ flex: 'none', tabular: true, '&:not([data-large])': { hideBelow: 'md' } });
const link = stretchedLink();
