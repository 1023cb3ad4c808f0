import { Suspense } from 'react';
import { css } from '#styled/css';
import { container, stack } from '#styled/patterns';
import type { PromptCard } from '#contracts/prompts.ts';
import type { CardSlots } from '#features/prompts/prompt-card.tsx';
import { PromptGrid } from '#features/prompts/prompt-grid.tsx';
import { lazyPart } from '#lib/lazy-part.ts';
import { useExpected, useSettled } from '#lib/server-rendering.ts';
import { useAuth } from '#lib/session.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { WhenIdle } from '#ui/when-idle.tsx';
import { paths } from '../paths.ts';
import { prefetchRoute } from '../pages.ts';
import { Hero } from './home/hero.tsx';
import { RowHeader } from './home/row-header.tsx';
import * as HOME from './home/home.words.ts';

const MemberHome = lazyPart(() => import('./home/member-home.tsx'), 'MemberHome');

const MemberRows = lazyPart(() => import('./home/member-rows.tsx'), 'MemberRows');

const VisitorHome = lazyPart(() => import('./home/visitor-home.tsx'), 'VisitorHome');

const NoPrompts = lazyPart(() => import('./home/row-parts.tsx'), 'NoPrompts');

const CardTool = lazyPart(() => import('./home/row-parts.tsx'), 'CardTool');

const slots = (prompt: PromptCard): CardSlots => ({ corner: <Suspense><CardTool prompt={prompt} /></Suspense>, more: <Suspense><CardTool menu prompt={prompt} /></Suspense> });

const ROWS = [
  { type: undefined, title: HOME.trendingNowTitle, note: HOME.trendingNote, to: '/marketplace', cards: 8 },
  { type: 'image', title: 'Pictures', note: HOME.postersLogosScenesNote, to: '/marketplace?contentType=image', cards: 4 },
  { type: 'video', title: 'Videos', note: HOME.shortClipsNote, to: '/marketplace?contentType=video', cards: 4 },
] as const;

/** The dashboard: what the place is for visitors, where you left off for members, and what to try next. */
export function HomePage() {
  const { status, user } = useAuth();
  const expected = useExpected();
  const settled = useSettled();
  return (
    <div className={container({ paddingBlock: { base: '6', md: '8' }, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { base: '10', md: '14' } })}>
      {user ? <Suspense fallback={waiting}><MemberHome key={user.id} user={user} /></Suspense> : expected && status === 'loading' ? waiting : <Hero waiting={status === 'loading'} />}
      {ROWS.map((row, index) => (
        <section key={row.title} className={stack({ gap: '4' })}>
          <RowHeader title={row.title} note={row.note} to={row.to} />
          <PromptGrid
            filters={row.type ? { contentType: row.type } : {}}
            preview={row.cards}
            slots={settled ? slots : undefined}
            below={index > 0}
            onReach={() => prefetchRoute('/prompt/:idOrSlug')}
            empty={<Suspense><NoPrompts /></Suspense>}
          />
        </section>
      ))}
      <WhenIdle><Suspense fallback={null}>{user ? <MemberRows /> : <VisitorHome />}</Suspense></WhenIdle>
    </div>
  );
}

const waiting = <Skeleton className={css({ height: '[360px]', borderRadius: 'xl' })} />;
