import { Suspense, useState } from 'react';
import { Trophy } from 'lucide-react';
import type { Generation } from '#contracts/generation.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { Button } from '#ui/button.tsx';
import type { ButtonProps } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { TO_CHALLENGE } from './challenges.words.ts';

const ChooseChallenge = lazyPart(() => import('./choose-challenge.tsx'), 'ChooseChallenge');

interface SubmitToChallengeProps {
  run: Pick<Generation, 'id' | 'contentType' | 'title' | 'runSource' | 'prompt'>;
  /** Shows only the icon of the button that enters a challenge, without its label. */
  icon?: boolean;
  /** Look of the button that enters a challenge, when it has a label. */
  variant?: ButtonProps['variant'];
  className?: string;
}

/** A button that enters a run into an open challenge of its content type, or a text on why the run cannot be entered. */
export function SubmitToChallenge({ run, icon = false, variant, className }: SubmitToChallengeProps) {
  const [open, setOpen] = useState(false);
  const press = (): void => setOpen(true);
  return (
    <>
      {icon
        ? <IconButton variant="plain" label={TO_CHALLENGE.button} aria-haspopup="dialog" onClick={press}><Trophy aria-hidden /></IconButton>
        : <Button size="sm" variant={variant} className={className} icon={<Trophy aria-hidden />} aria-haspopup="dialog" onClick={press}>{TO_CHALLENGE.button}</Button>}
      {open && <Suspense fallback={null}><ChooseChallenge run={run} onClose={() => setOpen(false)} /></Suspense>}
    </>
  );
}
