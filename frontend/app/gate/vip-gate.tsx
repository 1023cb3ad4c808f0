import { useSetAtom } from 'jotai';
import { wrap } from '#styled/patterns';
import { openAuthAtom } from '#shared/sign-in/auth-dialog.ts';
import { say } from '#lib/plain-words.ts';
import { Button } from '#ui/button.tsx';
import { VipRopeScene } from '#ui/illustrations/vip-rope-scene.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { GateCard } from './gate-card.tsx';
import { VIP_GATE } from './gate.words.ts';

const stayHere = (): void => undefined;

/** The invitation to sign in that a visitor sees on a page for members. After signing in, that page opens (docs/rules/pages.md#member-gate). */
export function VipGate() {
  const openAuth = useSetAtom(openAuthAtom);
  return (
    <GateCard
      art={<VipRopeScene />}
      title={say(...VIP_GATE.title)}
      text={VIP_GATE.text}
    >
      <div className={wrap({ gap: '2', justifyContent: 'center', marginBlockStart: '3' })}>
        <Button variant="magic" size="lg" onClick={() => openAuth({ tab: 'login', resume: stayHere })}>{say(...VIP_GATE.signInButton)}</Button>
        <Button size="lg" onClick={() => openAuth({ tab: 'register', resume: stayHere })}>{say(...VIP_GATE.createAnAccountButton)}</Button>
      </div>
      <LinkButton to="/" variant="ghost">{say(...VIP_GATE.backStartButton)}</LinkButton>
    </GateCard>
  );
}
