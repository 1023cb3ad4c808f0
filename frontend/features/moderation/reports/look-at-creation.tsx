import { Suspense, useState } from 'react';
import { Eye } from 'lucide-react';
import { lazyPart } from '#lib/lazy-part.ts';
import { Button } from '#ui/button.tsx';
import { LOOK_AT_CREATION } from '../moderation-cases.words.ts';

const OpenedCreation = lazyPart(() => import('#shared/creations/opened-creation.tsx'), 'OpenedCreation');

/** Shows a reported creation as visitors see it. */
export function LookAtCreation({ id, title }: { id: string; title: string }) {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button size="sm" icon={<Eye aria-hidden />} onClick={() => setOpen(true)}>{LOOK_AT_CREATION.button}</Button>
      {open && <Suspense fallback={null}><OpenedCreation creation={{ id, title }} onClose={() => setOpen(false)} /></Suspense>}
    </div>
  );
}
