import { Suspense, useEffect } from 'react';
import type { ReactNode } from 'react';
import { css, cx } from '#styled/css';
import { centered, column, hstack, metaText } from '#styled/patterns';
import { lazyPart } from '#lib/lazy-part.ts';
import { useDelayed } from '#lib/use-delayed.ts';
import { AgentFace } from '#shared/agents/agent-face.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { keysOnly } from '#ui/keys-only.ts';
import { Sentence } from '#ui/sentence.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TypeIcon } from '#ui/type-chip.tsx';
import { COMPOSE } from '../chat.words.ts';
import type { Sign } from './sign.ts';
import { useFound } from './use-found.ts';
import type { Found } from './use-found.ts';
import type { RunPrompt } from './prompt-fill.tsx';
import type { Compose } from './use-compose.ts';

const PromptFill = lazyPart(() => import('./prompt-fill.tsx'), 'PromptFill');

const TITLES = { prompt: COMPOSE.prompts, agent: COMPOSE.agents, creation: COMPOSE.creations } as const;

/**
 * Above the composer: the list of suggestions that typing / @ or # opens, or the form of the chosen prompt. Focus stays in the composer while
 * a list is open.
 */
export function ComposeList({ compose, agentId, onRun }: { compose: Compose; agentId: string | null; onRun: RunPrompt }) {
  const { wanted } = compose;
  if (!wanted) return null;
  return (
    <div className={panel}>
      {wanted.kind === 'form'
        ? <Suspense fallback={<Skeleton radius="lg" className={css({ height: '[220px]', margin: '4' })} />}><PromptFill slug={wanted.slug} onRun={onRun} onInsert={compose.insert} onClose={compose.close} /></Suspense>
        : <List key={wanted.kind} sign={wanted} compose={compose} agentId={agentId} />}
    </div>
  );
}

function List({ sign, compose, agentId }: { sign: Sign; compose: Compose; agentId: string | null }) {
  const q = useDelayed(sign.q, 150);
  const { found, pending } = useFound(sign.kind, q, agentId);
  const take = (entry: Found) => (): void => {
    if (entry.kind === 'prompt') compose.takePrompt(entry.slug);
    else if (entry.kind === 'agent') compose.takeAgent(entry.agent);
    else compose.takeCreation(entry.attachment);
  };
  useEffect(() => {
    compose.offer(found.map((entry) => ({ id: entry.id, take: take(entry) })), pending || q !== sign.q);
    // Without dependencies, so that it runs after every render. The suggestions' actions then use the newest text of the message.
  });
  const activeId = `${compose.listId}-${found[compose.at]?.id ?? ''}`;
  useEffect(() => {
    // The braces make the effect return nothing. In some browsers `scrollIntoView` returns a promise, which React would take for the effect's cleanup.
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <>
      <p className={css({ paddingInline: '4', paddingBlockStart: '3', paddingBlockEnd: '1.5', textStyle: 'micro', fontWeight: 'semibold', color: 'fg.subtle' })}>{TITLES[sign.kind](sign.q)}</p>
      <ul id={compose.listId} role="listbox" aria-label={TITLES[sign.kind](sign.q)} className={list}>
        {found.map((entry, at) => (
          // A suggestion has no key handler of its own, because the composer keeps the focus and handles the keys.
          <li key={entry.id} id={`${compose.listId}-${entry.id}`} role="option" aria-selected={at === compose.at} className={row} onMouseMove={() => compose.point(at)} onMouseDown={(event) => event.preventDefault()} onClick={take(entry)}>
            <Picture entry={entry} />
            <span className={css({ minWidth: '0' })}><span className={css({ display: 'block', textStyle: 'label', truncate: true })}>{entry.title}</span><span className={metaText({ display: 'block', truncate: true })}>{entry.note}</span></span>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p role="status" className={metaText({ paddingInline: '4', paddingBlock: '3' })}>{pending ? COMPOSE.loading : COMPOSE.none}</p>}
      <p className={cx(hstack({ gap: '1', paddingInline: '4', paddingBlock: '2.5', textStyle: 'micro', color: 'fg.subtle', borderTop: 'soft', display: { base: 'none', md: 'flex' } }), sign.kind !== 'agent' && keysOnly)}>
        <span className={cx(hstack({ gap: '1' }), keysOnly)}><Sentence text={COMPOSE.keys} parts={{ up: <Kbd>↑</Kbd>, down: <Kbd>↓</Kbd>, enter: <Kbd>↵</Kbd>, escape: <Kbd>Esc</Kbd> }} /></span>
        {sign.kind === 'agent' && <span className={css({ marginInlineStart: 'auto' })}>{COMPOSE.agentHint}</span>}
      </p>
    </>
  );
}

function Picture({ entry }: { entry: Found }): ReactNode {
  if (entry.kind === 'agent') return <AgentFace agent={entry.agent} size={30} />;
  if (entry.kind === 'creation' && entry.attachment.url !== null) return <img src={entry.attachment.url} alt="" className={css({ width: '[30px]', height: '[30px]', borderRadius: '[9px]', objectFit: 'cover' })} />;
  return <span data-type={entry.contentType} className={centered({ width: '[30px]', height: '[30px]', borderRadius: '[9px]', backgroundColor: 'kind.soft', color: 'kind' })}><TypeIcon type={entry.contentType} /></span>;
}

const panel = column({ gap: '0', border: 'line', borderRadius: 'xl', backgroundColor: 'overlay', boxShadow: 'overlay', overflow: 'hidden', maxHeight: '[min(440px, 56dvh)]', gridTemplateRows: 'auto minmax(0, 1fr) auto' });
const list = css({ overflowY: 'auto', paddingInline: '2', minHeight: '0' });
const row = css({ display: 'grid', gridTemplateColumns: '30px minmax(0, 1fr)', gap: '2.5', alignItems: 'center', padding: '2', borderRadius: 'md', cursor: 'pointer', '&[aria-selected=true]': { backgroundColor: 'hover' } });
