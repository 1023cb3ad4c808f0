import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { ChevronRight, WandSparkles } from 'lucide-react';
import { Link } from 'react-router-dom';
import { css } from '#styled/css';
import type { CurrentUser } from '#contracts/identity.ts';
import { recentRunsQuery } from '#features/generation/generation.queries.ts';
import { statusLine } from '#features/generation/result/status-words.ts';
import { runAddress } from '#features/generation/run-address.ts';
import { connectedAtom } from '#lib/connection.ts';
import { relativeTime } from '#lib/relative-time.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { TypeIcon } from '#ui/type-chip.tsx';

const LINES = ['The hat is warm.', 'The rabbit has ideas.', 'Sparks are at full strength.', 'The cauldron is all yours.', 'Your wand was just polished.'] as const;
const CONTINUE_SHOWN = 3;

const timeOfDay = (hour: number): string => (hour < 5 ? 'Still up' : hour < 12 ? 'Morning' : hour < 18 ? 'Afternoon' : 'Evening');

/** Hello, and the last three runs to go on with. */
export function Greeting({ user }: { user: CurrentUser }) {
  const [line] = useState(() => LINES[Math.floor(Math.random() * LINES.length)]!);
  const runs = useQuery(recentRunsQuery({}, CONTINUE_SHOWN, useAtomValue(connectedAtom))).data ?? [];
  return (
    <section className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6' })}>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '4', alignItems: 'end', justifyContent: 'space-between' })}>
        <div>
          <h1 className={css({ textStyle: 'h1' })}>{timeOfDay(new Date().getHours())}, {user.displayName ?? user.username}. {line}</h1>
          <p className={css({ color: 'fg.muted', marginBlockStart: '1' })}>{runs.length > 0 ? 'Pick up where you left off, or try something new.' : 'Your first spell is a click away: choose a prompt and fill in its form.'}</p>
        </div>
        <LinkButton to="/marketplace" variant="magic" size="lg" icon={<WandSparkles aria-hidden />}>Make something</LinkButton>
      </div>
      {runs.length > 0 && (
        <ul className={css({ display: 'grid', gap: '3', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' } })} aria-label="Continue">
          {runs.map((run) => (
            <li key={run.id}>
              <Link to={runAddress(run)} className={tile} data-type={run.contentType}>
                <span className={css({ display: 'grid', placeItems: 'center', width: '12', height: '12', borderRadius: 'md', backgroundColor: 'kind.soft', color: 'kind' })}><TypeIcon type={run.contentType} size={20} /></span>
                <span className={css({ minWidth: '0', flex: '1' })}>
                  <span className={css({ display: 'block', fontWeight: 'semibold', truncate: true })}>{run.title}</span>
                  <span className={css({ textStyle: 'meta', color: 'fg.subtle' })}>{statusLine(run)} · {relativeTime(run.createdAt)}</span>
                </span>
                <ChevronRight aria-hidden className={css({ width: '4', height: '4', color: 'fg.subtle' })} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const tile = css({ display: 'flex', alignItems: 'center', gap: '3', padding: '3', layerStyle: 'card', color: 'fg', textDecoration: 'none', _hover: { borderColor: 'kind' } });
