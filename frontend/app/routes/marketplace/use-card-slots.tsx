import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { Zap } from 'lucide-react';
import { css } from '#styled/css';
import type { PromptCard } from '#contracts/prompts.ts';
import { CardMenu } from '#features/prompts/card-menu.tsx';
import { useFork } from '#features/prompts/fork/use-fork.ts';
import type { CardSlots } from '#features/prompts/prompt-card.tsx';
import { VideoPreview } from '#features/prompts/video-preview.tsx';
import { SaveButton } from '#features/social/save-button.tsx';
import { fetchAhead, lazyPart } from '#lib/lazy-part.ts';
import { Button } from '#ui/button.tsx';
import { USE_CARD_SLOTS } from './marketplace.words.ts';

const loadQuickRun = () => import('./quick-run.tsx');
const QuickRun = lazyPart(loadQuickRun, 'QuickRun');
const reachQuickRun = (): void => fetchAhead(loadQuickRun);

/** Returns the buttons that the marketplace adds to the card of a prompt, and the side sheet in which a card's button runs the prompt. */
export function useCardSlots(): { slots(prompt: PromptCard): CardSlots; sheet: ReactNode } {
  const [running, setRunning] = useState<string | null>(null);
  const { fork } = useFork();
  const slots = (prompt: PromptCard): CardSlots => ({
    corner: <SaveButton prompt={prompt} look="icon" size="sm" />,
    more: <CardMenu prompt={prompt} onRun={() => setRunning(prompt.slug)} onRemix={() => fork(prompt.id)} />,
    quick: (
      <Button
        size="sm" block data-quick icon={<Zap aria-hidden />} className={quick} aria-label={USE_CARD_SLOTS.label(prompt.title)}
        onPointerEnter={reachQuickRun} onFocus={reachQuickRun} onClick={() => setRunning(prompt.slug)}
      >
        {USE_CARD_SLOTS.button}
      </Button>
    ),
    preview: prompt.contentType === 'video' ? <VideoPreview promptId={prompt.id} /> : undefined,
  });
  return { slots, sheet: running && <Suspense fallback={null}><QuickRun slug={running} onClose={() => setRunning(null)} /></Suspense> };
}

/** The card's run button appears on hover only. Devices without hover have this action in the card's menu, because a tap must not hit an invisible button. */
const quick = css({ opacity: '0', backgroundColor: 'surface', transitionProperty: 'opacity', transitionDuration: 'fast', '@media (hover: none)': { display: 'none' }, _focusVisible: { opacity: '1' } });
