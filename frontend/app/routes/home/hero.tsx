import { lazy, Suspense } from 'react';
import { useSetAtom } from 'jotai';
import { css } from '#styled/css';
import { openAuthAtom } from '#lib/auth-dialog.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { WhenIdle } from '#ui/when-idle.tsx';

const WorkshopScene = lazy(() => import('#ui/illustrations/workshop-scene.tsx').then((module) => ({ default: module.WorkshopScene })));

/** What Conjure is, for somebody who has never been here. `waiting` keeps its room while the session is checked. */
export function Hero({ waiting }: { waiting: boolean }) {
  const openAuth = useSetAtom(openAuthAtom);
  return (
    <section className={hero} style={waiting ? { visibility: 'hidden' } : undefined}>
      <div className={css({ display: 'grid', gap: '4', alignContent: 'center', padding: { base: '6', md: '10' } })}>
        <h1 className={css({ textStyle: 'display' })}>Say the word. Watch it appear.</h1>
        <p className={css({ fontSize: '17', color: 'fg.muted', maxWidth: '[46ch]', textWrap: '[pretty]' })}>
          Choose a prompt, fill in a short form, and watch text, images or video being made. You pay in tokens, and only for what arrives.
        </p>
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2', marginBlockStart: '2' })}>
          <Button variant="magic" size="lg" onClick={() => openAuth({ tab: 'register' })}>Start with 20 tokens</Button>
          <LinkButton to="/marketplace" size="lg">Look around first</LinkButton>
        </div>
      </div>
      <div className={art}><WhenIdle><Suspense fallback={null}><WorkshopScene /></Suspense></WhenIdle></div>
    </section>
  );
}

const hero = css({ layerStyle: 'panel', display: 'grid', gridTemplateColumns: { base: '1fr', lg: '1.1fr 1fr' }, overflow: 'hidden' });
const art = css({ display: 'grid', placeItems: 'center', backgroundColor: 'il.sky', padding: '6', minHeight: { base: '[240px]', lg: '[360px]' }, '& svg': { width: 'full', maxWidth: '[440px]', height: 'auto' } });
