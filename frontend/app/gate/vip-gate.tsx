import { useSetAtom } from 'jotai';
import { wrap } from '#styled/patterns';
import { openAuthAtom } from '#shared/sign-in/auth-dialog.ts';
import { say } from '#lib/plain-words.ts';
import { Button } from '#ui/button.tsx';
import { VipRopeScene } from '#ui/illustrations/vip-rope-scene.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { GateCard } from './gate-card.tsx';

const stayHere = (): void => undefined;

/** What a visitor sees on a page for members. Signing in opens that page (docs/rules/pages.md#member-gate). */
export function VipGate() {
  const openAuth = useSetAtom(openAuthAtom);
  return (
    <GateCard
      art={<VipRopeScene />}
      title={say('Whoops! VIP Area Ahead!', 'Members only')}
      text={say(
        'Sign in to see this page, or create an account. A new account gets 20 tokens.',
        'Sign in to see this page, or create an account. A new account gets 20 tokens.',
      )}
    >
      <div className={wrap({ gap: '2', justifyContent: 'center', marginBlockStart: '3' })}>
        <Button variant="magic" size="lg" onClick={() => openAuth({ tab: 'login', resume: stayHere })}>{say('Unlock the Magic!', 'Sign in')}</Button>
        <Button size="lg" onClick={() => openAuth({ tab: 'register', resume: stayHere })}>{say('Join the Party!', 'Create an account')}</Button>
      </div>
      <LinkButton to="/" variant="ghost">{say('Beam Me Back, Scotty!', 'Back to the start')}</LinkButton>
    </GateCard>
  );
}
