import { lazy, Suspense, useState } from 'react';
import { Ellipsis } from 'lucide-react';
import type { PromptCard } from '#contracts/prompts.ts';
import { IconButton } from '#ui/icon-button.tsx';

const loadMenu = () => import('./card-menu-open.tsx').then((module) => ({ default: module.CardMenuOpen }));
const CardMenuOpen = lazy(loadMenu);

export interface CardMenuProps {
  prompt: PromptCard;
  onRun(): void;
  onRemix(): void;
}

/** A card's menu. A page has dozens: each is a plain button until somebody presses it. */
export function CardMenu(props: CardMenuProps) {
  const [armed, setArmed] = useState(false);
  const button = (
    <IconButton label={`More for ${props.prompt.title}`} size="sm" aria-haspopup="menu" onPointerEnter={() => void loadMenu()} onFocus={() => void loadMenu()} onClick={() => setArmed(true)}>
      <Ellipsis aria-hidden />
    </IconButton>
  );
  return armed ? <Suspense fallback={button}><CardMenuOpen {...props} /></Suspense> : button;
}
