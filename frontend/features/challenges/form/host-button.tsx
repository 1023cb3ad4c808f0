import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Megaphone } from 'lucide-react';
import { lazyPart } from '#lib/lazy-part.ts';
import { challengePath } from '#shared/challenges/challenge-address.ts';
import { Button } from '#ui/button.tsx';
import { HUB } from '../challenges-hub.words.ts';

const HostDialog = lazyPart(() => import('./host-dialog.tsx'), 'HostDialog');

/** The button that opens the form for a community challenge. */
export function HostButton() {
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Megaphone aria-hidden />} aria-haspopup="dialog" onClick={() => setOpen(true)}>{HUB.hostButton}</Button>
      {open && <Suspense fallback={null}><HostDialog onMade={(challenge) => void navigate(challengePath(challenge))} onClose={() => setOpen(false)} /></Suspense>}
    </>
  );
}
