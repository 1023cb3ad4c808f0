import { Suspense, useState } from 'react';
import { Ellipsis } from 'lucide-react';
import type { PromptCard } from '#contracts/prompts.ts';
import { fetchAhead, lazyPart } from '#lib/lazy-part.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { CARD_MENU } from './prompts.words.ts';

const loadMenu = () => import('./card-menu-open.tsx');
const CardMenuOpen = lazyPart(loadMenu, 'CardMenuOpen');
const reachMenu = (): void => fetchAhead(loadMenu);

export interface CardMenuProps {
  prompt: PromptCard;
  onRun(): void;
  onRemix(): void;
}

/** Button of a prompt's card that opens its menu. A page has dozens of cards, so the menu's code is loaded only on a press. */
export function CardMenu(props: CardMenuProps) {
  const [armed, setArmed] = useState(false);
  const button = (
    <IconButton label={CARD_MENU.label(props.prompt.title)} size="sm" aria-haspopup="menu" onPointerEnter={reachMenu} onFocus={reachMenu} onClick={() => setArmed(true)}>
      <Ellipsis aria-hidden />
    </IconButton>
  );
  return armed ? <Suspense fallback={button}><CardMenuOpen {...props} /></Suspense> : button;
}
