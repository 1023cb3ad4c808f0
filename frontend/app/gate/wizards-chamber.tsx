import { WizardDoorScene } from '#ui/illustrations/wizard-door-scene.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { GateCard } from './gate-card.tsx';

/** The administrators' door (specification 2). It has no keyhole yet: accounts with the role walk through it. */
export function WizardsChamber() {
  return (
    <GateCard
      art={<WizardDoorScene />}
      title="Wizard's Chamber"
      text="Administrators only. The lock for the separate password is still at the smith; administrators' accounts pass."
    >
      <LinkButton to="/" variant="ghost">Beam Me Back, Scotty!</LinkButton>
    </GateCard>
  );
}
