import { ChamberForm } from '#features/auth/admin/chamber-form.tsx';
import { say } from '#lib/plain-words.ts';
import { WizardDoorScene } from '#ui/illustrations/wizard-door-scene.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { GateCard } from './gate-card.tsx';
import { WIZARDS_CHAMBER } from './gate.words.ts';

/** Asks for the administrators' password (docs/rules/pages.md#admin-gate). Accounts with the role never see it. */
export function WizardsChamber() {
  return (
    <GateCard art={<WizardDoorScene />} title={say(...WIZARDS_CHAMBER.title)} text={WIZARDS_CHAMBER.text}>
      <ChamberForm />
      <LinkButton to="/" variant="ghost">{say(...WIZARDS_CHAMBER.button)}</LinkButton>
    </GateCard>
  );
}
