import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { css } from '#styled/css';
import { useAuth } from '#lib/session.ts';
import { LiveRegion } from '#ui/live-region.tsx';
import { lowerRight, useFreePlace } from '#ui/use-free-place.ts';
import { runLabel } from '../run-label.ts';
import { statusLine } from '../result/status-words.ts';
import { TrayHead } from './tray-head.tsx';
import { TrayList } from './tray-list.tsx';
import { TrayNews } from './tray-news.tsx';
import { useToastLift, useTrayRoom } from './use-toast-lift.ts';
import { useTray } from './use-tray.ts';
import { JOB_TRAY } from '../generation.words.ts';

/** Address of the page that shows running jobs itself, so that the job tray stays hidden there. */
const MAKING_NOW_AT = '/my-creations';

/** The job tray: a floating list of running jobs and the last five results, on every page. It shrinks to an icon when it has no news. */
export function JobTray() {
  const { user } = useAuth();
  // The job tray is hidden on My Creations, which lists running jobs itself.
  const instead = useLocation().pathname === MAKING_NOW_AT;
  return user && !instead ? <Dock key={user.id} userId={user.id} /> : null;
}

function Dock({ userId }: { userId: string }) {
  const tray = useTray(userId);
  const { active, finished, news, open, saying } = tray;
  const box = useRef<HTMLElement>(null);
  const head = useRef<HTMLButtonElement>(null);
  const [tight, setTight] = useState<string | null>(null);
  const empty = active.length + finished.length === 0;
  const shape = open ? 'list' : tight === saying || tray.icon ? 'icon' : news ? 'news' : 'bar';
  // Before the tray looks for a place, so that the page has made room by then.
  useTrayRoom(!empty);
  const place = useFreePlace(box, lowerRight, `${shape} ${String(empty)}`);
  // The opened job tray stays in the corner even where it covers something, because the reader opened it.
  const moved = open ? null : place;
  useToastLift(box, `${shape} ${String(empty)} ${moved?.left ?? ''} ${moved?.top ?? ''}`);
  // Where the job tray's text would cover something, the tray shrinks to an icon and shows the text only when it is opened.
  const shrink = useEffectEvent(() => setTight(saying));
  const noRoom = place === null && (shape === 'bar' || shape === 'news');
  useEffect(() => {
    if (noRoom) shrink();
  }, [noRoom]);
  if (empty) return null;
  const close = (): void => {
    tray.setOpen(false);
    head.current?.focus();
  };
  return (
    <aside
      ref={box} aria-label={JOB_TRAY.label} data-keep-clear="" data-shape={shape} className={dock} style={moved ? { left: moved.left, top: moved.top, right: 'auto', bottom: 'auto' } : undefined}
      onPointerEnter={() => tray.hold(true)} onPointerLeave={() => tray.hold(false)} onFocus={() => tray.hold(true)} onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && tray.hold(false)}
      onKeyDown={(event) => event.key === 'Escape' && open && close()}
    >
      <LiveRegion>{news ? `${runLabel(news)}: ${statusLine(news)}` : ''}</LiveRegion>
      {shape === 'news' && news ? <TrayNews run={news} onClose={tray.forgetNews} /> : <TrayHead ref={head} tray={tray} icon={shape === 'icon'} />}
      {open && <TrayList tray={tray} onClose={close} onDismissed={() => head.current?.focus()} />}
    </aside>
  );
}

const dock = css({
  position: 'fixed', insetBlockEnd: '[calc(var(--page-bar, 0px) + 12px)]', insetInlineEnd: '3', zIndex: 'tray', width: 'auto', maxWidth: '[calc(100vw - 24px)]', overflow: 'hidden', layerStyle: 'overlay', borderRadius: 'lg',
  '&[data-shape=list], &[data-shape=news]': { width: { base: '[calc(100vw - 24px)]', md: 'tray' } },
  '&[data-shape=icon], &[data-shape=bar]': { borderRadius: 'full' },
});
