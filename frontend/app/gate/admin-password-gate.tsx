import { useLayoutEffect } from 'react';
import { AdminLoginForm } from '#features/auth/admin/admin-login-form.tsx';
import { say } from '#lib/plain-words.ts';
import { WizardDoorScene } from '#ui/illustrations/wizard-door-scene.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { GateCard } from './gate-card.tsx';
import { ADMIN_PASSWORD_GATE } from './gate.words.ts';

/** The form that asks for the administrators' password (docs/rules/pages.md#admin-gate). Accounts with the administrator role never see it. */
export function AdminPasswordGate() {
  useLayoutEffect(() => focusPageNext, []);
  return (
    <GateCard art={<WizardDoorScene />} title={say(...ADMIN_PASSWORD_GATE.title)} text={ADMIN_PASSWORD_GATE.text}>
      <AdminLoginForm />
      <LinkButton to="/" variant="ghost">{say(...ADMIN_PASSWORD_GATE.button)}</LinkButton>
    </GateCard>
  );
}

/** Moves focus to the page that comes in place of the gate, because the field or button that has it goes away. */
const focusPageNext = (): void => document.getElementById('content')?.focus({ preventScroll: true });
