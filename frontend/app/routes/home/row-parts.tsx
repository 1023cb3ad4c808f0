import { Suspense, useState } from 'react';
import type { PromptCard } from '#contracts/prompts.ts';
import { CardMenu } from '#features/prompts/card-menu.tsx';
import { useFork } from '#features/prompts/fork/use-fork.ts';
import { SaveButton } from '#features/social/save-button.tsx';
import { lazyPart } from '#lib/lazy-part.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { NO_PROMPTS } from './home-rows.words.ts';

const QuickRun = lazyPart(() => import('../marketplace/quick-run.tsx'), 'QuickRun');

interface CardToolProps {
  prompt: PromptCard;
  /** Whether each card of the home page's row has a menu instead of a save button. */
  menu?: boolean;
}

/** The save button or the menu of a card on the home page. Their code loads after the page, so that the first visit does not wait for it. */
export const CardTool = ({ prompt, menu = false }: CardToolProps) => (menu ? <Menu prompt={prompt} /> : <SaveButton prompt={prompt} look="icon" size="sm" />);

function Menu({ prompt }: { prompt: PromptCard }) {
  const [running, setRunning] = useState(false);
  const { fork } = useFork();
  return (
    <>
      <CardMenu prompt={prompt} onRun={() => setRunning(true)} onRemix={() => fork(prompt.id)} />
      {running && <Suspense fallback={null}><QuickRun slug={prompt.slug} onClose={() => setRunning(false)} /></Suspense>}
    </>
  );
}

/** A message in place of a row of prompts when the shop has no prompt. */
export const NoPrompts = () => <EmptyState size="sm" title={NO_PROMPTS.title}>{NO_PROMPTS.text}</EmptyState>;
