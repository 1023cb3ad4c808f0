import { ChamberForm } from '#features/auth/admin/chamber-form.tsx';
import { say } from '#lib/plain-words.ts';
import { WizardDoorScene } from '#ui/illustrations/wizard-door-scene.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { GateCard } from './gate-card.tsx';

/** Asks for the administrators' password (docs/rules/pages.md#admin-gate). Accounts with the role never see it. */
export function WizardsChamber() {
  return (
    <GateCard art={<WizardDoorScene />} title={say("Wizard's Chamber", 'Administrators only')} text="The admin password gives this session administrator rights for one hour.">
      <ChamberForm />
      <LinkButton to="/" variant="ghost">{say('Beam Me Back, Scotty!', 'Back to the start')}</LinkButton>
    </GateCard>
  );
}
