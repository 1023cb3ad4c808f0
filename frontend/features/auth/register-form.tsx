import { useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { registerBody } from '#contracts/identity.ts';
import type { RegisterBody } from '#contracts/identity.ts';
import { PRODUCT } from '#contracts/product.ts';
import { say } from '#lib/plain-words.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { TextButton } from '#ui/text-link.tsx';
import { toast } from '#ui/toast.tsx';
import { AuthCard } from './auth-card.tsx';
import { pick, WELCOME_LINES } from './auth-toasts.words.ts';
import { AUTH } from './auth.words.ts';
import { useRegister } from './auth.mutations.ts';
import { PasswordStrength } from './password-strength.tsx';
import { SocialButton } from './social/social-button.tsx';
import { registrationMessage } from './registration-error.ts';

interface RegisterFormProps {
  onSignedIn(): void;
  onLogin(): void;
}

/** The registration form (docs/rules/pages.md#form-messages). The red box keeps the reason readable after the toast is gone. */
export function RegisterForm({ onSignedIn, onLogin }: RegisterFormProps) {
  const signUp = useRegister();
  const [unanswered] = useState(createUnansweredAction);
  const { register, handleSubmit, formState, watch } = useForm<RegisterBody>({
    resolver: zodResolver(registerBody),
    defaultValues: { username: '', email: '', displayName: '', password: '' },
  });
  const submit = handleSubmit(({ displayName, ...rest }) => {
    const body: RegisterBody = displayName ? { ...rest, displayName } : rest;
    return signUp.mutateAsync({ body, actionKey: unanswered.keyFor(body) }).then(
      () => {
        toast({ tone: 'success', title: say(`Welcome to ${PRODUCT}! 🚀✨`, `Welcome to ${PRODUCT}`), description: pick(WELCOME_LINES) });
        onSignedIn();
      },
      (error: unknown) => toast({ tone: 'destructive', title: 'Registration failed', description: registrationMessage(error) }),
    );
  });
  const { errors } = formState;
  return (
    <AuthCard title="Create Account" subtitle="Join the creative community" onChange={() => signUp.isError && signUp.reset()} onSubmit={(event) => void submit(event)}>
      {signUp.isError && <Alert tone="bad">{registrationMessage(signUp.error)}</Alert>}
      <Field label="Username" error={errors.username?.message} required>
        <Input autoComplete="username" autoCapitalize="none" autoFocus {...register('username')} />
      </Field>
      <Field label="Email" error={errors.email?.message} required>
        <Input type="email" autoComplete="email" {...register('email')} />
      </Field>
      <Field label="Display Name (Optional)" error={errors.displayName?.message}>
        <Input autoComplete="name" {...register('displayName')} />
      </Field>
      <Field label="Password" error={errors.password?.message} help={<PasswordStrength password={watch('password')} />} required>
        <PasswordInput autoComplete="new-password" {...register('password')} />
      </Field>
      <Button type="submit" variant="magic" size="lg" block busy={signUp.isPending} busyLabel={say(...AUTH.registerBusy)}>
        {say(...AUTH.register)}
      </Button>
      <SocialButton />
      <TextButton onClick={onLogin}>{say(...AUTH.toLogin)}</TextButton>
    </AuthCard>
  );
}
