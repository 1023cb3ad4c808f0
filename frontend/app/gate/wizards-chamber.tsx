import { ChamberForm } from '#features/auth/admin/chamber-form.tsx';
import { WizardDoorScene } from '#ui/illustrations/wizard-door-scene.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { GateCard } from './gate-card.tsx';

/** The administrators' door (specification 2): accounts with the role walk through it, everybody else needs the password. */
export function WizardsChamber() {
  return (
    <GateCard art={<WizardDoorScene />} title="Wizard's Chamber" text="Administrators only. Say the password, and the door is yours for an hour.">
      <ChamberForm />
      <LinkButton to="/" variant="ghost">Beam Me Back, Scotty!</LinkButton>
    </GateCard>
  );
}
