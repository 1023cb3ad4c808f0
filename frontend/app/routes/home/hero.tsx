import { Suspense } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { Link } from 'react-router-dom';
import { css } from '#styled/css';
import { centered, stack, wrap } from '#styled/patterns';
import { promptsQuery } from '#features/prompts/prompts.queries.ts';
import { openAuthAtom } from '#shared/sign-in/auth-dialog.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { WhenIdle } from '#ui/when-idle.tsx';
import * as HOME from './home.words.ts';

const DemoForm = lazyPart(() => import('#features/demo-run/demo-form.tsx'), 'DemoForm');
const DemoStage = lazyPart(() => import('#features/demo-run/demo-stage.tsx'), 'DemoStage');
const WorkshopScene = lazyPart(() => import('#ui/illustrations/workshop-scene.tsx'), 'WorkshopScene');

const SHOWN = 3;

/** The top of the home page, which explains Conjure to a first-time visitor. `waiting` reserves its space while the session is checked. */
export function Hero({ waiting }: { waiting: boolean }) {
  const openAuth = useSetAtom(openAuthAtom);
  return (
    <section className={hero} style={waiting ? { visibility: 'hidden' } : undefined}>
      <div className={stack({ gap: '4', alignContent: 'center', padding: { base: '6', md: '10' } })}>
        <h1 className={css({ textStyle: 'display' })}>{HOME.heroHeading}</h1>
        <p className={css({ fontSize: '17', color: 'fg.muted', maxWidth: '[46ch]', textWrap: '[pretty]' })}>
          {HOME.heroChoosePromptText}
        </p>
        <div className={demo}><WhenIdle fallback={<Sentence />}><Suspense fallback={<Sentence />}><DemoForm /></Suspense></WhenIdle></div>
        <div className={wrap({ gap: '2', marginBlockStart: '2' })}>
          <Button variant="primary" size="lg" onClick={() => openAuth({ tab: 'register' })}>{HOME.heroStartWithTokensButton}</Button>
          <LinkButton to="/marketplace" size="lg">{HOME.heroLookAroundFirstButton}</LinkButton>
        </div>
      </div>
      <WhenIdle fallback={<Results />}><Suspense fallback={<Results />}><DemoStage idle={<Results />} /></Suspense></WhenIdle>
    </section>
  );
}

/** The sentence of the demo form as plain text in the form's place, so that a visitor reads it before the form's code has loaded. */
const Sentence = () => <p className={css({ textStyle: 'h3', lineHeight: '[96px]', paddingBlockStart: '14' })}>{HOME.heroDemoText}</p>;

/** Three pictures that public prompts have made, at the top of the home page. A shop with fewer shows a drawing. */
function Results() {
  const { data } = useInfiniteQuery(promptsQuery({ contentType: 'image' }));
  const made = data?.pages[0]?.items.flatMap(({ coverUrl, ...card }) => (coverUrl ? [{ ...card, coverUrl }] : [])).slice(0, SHOWN) ?? [];
  if (made.length < SHOWN) return <div className={scene}><WhenIdle><Suspense fallback={null}><WorkshopScene /></Suspense></WhenIdle></div>;
  return (
    <ul aria-label={HOME.heroLabel} className={art}>
      {made.map(({ id, slug, title, coverUrl }) => (
        <li key={id} className={tile}>
          <Link to={`/prompt/${slug}`}><img src={coverUrl} alt="" loading="lazy" decoding="async" /><span>{title}</span></Link>
        </li>
      ))}
    </ul>
  );
}

const hero = css({ layerStyle: 'panel', display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '1.1fr 1fr' }, overflow: 'hidden' });
const demo = css({ minHeight: { base: '[290px]', md: '[240px]' } });
const scene = centered({ backgroundColor: 'il.sky', padding: '6', minHeight: { base: '[240px]', lg: '[360px]' }, '& svg': { width: 'full', maxWidth: '[440px]', height: 'auto' } });
const art = css({
  display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', gridTemplateRows: '1fr 1fr', gap: '3', backgroundColor: 'il.sky', padding: { base: '4', md: '6' },
  height: { base: '[260px]', lg: 'auto' }, minHeight: { lg: '[360px]' },
});
const tile = css({
  position: 'relative', minHeight: '0', borderRadius: 'lg', overflow: 'hidden', backgroundColor: 'raised', _first: { gridRow: 'span 2' },
  '& a': { position: 'absolute', inset: '0' },
  '& img': { position: 'absolute', inset: '0', width: 'full', height: 'full', objectFit: 'cover' },
  '& span': { position: 'absolute', insetInline: '0', insetBlockEnd: '0', paddingInline: '3', paddingBlock: '1.5', textStyle: 'meta', color: 'fg', backgroundColor: 'surface', truncate: true },
});
