import { ChamberForm } from '#features/auth/admin/chamber-form.tsx';
import { say } from '#lib/plain-words.ts';
import { WizardDoorScene } from '#ui/illustrations/wizard-door-scene.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { GateCard } from './gate-card.tsx';

/** The administrators' door (specification 2): accounts with the role walk through it, everybody else needs the password. */
export function WizardsChamber() {
  return (
    <GateCard art={<WizardDoorScene />} title={say("Wizard's Chamber", 'Administrators only')} text="The admin password gives this session administrator rights for one hour.">
      <ChamberForm />
      <LinkButton to="/" variant="ghost">{say('Beam Me Back, Scotty!', 'Back to the start')}</LinkButton>
    </GateCard>
  );
}
