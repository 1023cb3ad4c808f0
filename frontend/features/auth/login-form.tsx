import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { loginBody } from '#contracts/identity.ts';
import type { LoginBody } from '#contracts/identity.ts';
import { ApiError } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { TextButton } from '#ui/text-link.tsx';
import { toast } from '#ui/toast.tsx';
import { AuthCard } from './auth-card.tsx';
import { pick, SIGN_IN_FAILURE_LINES, SIGN_IN_LINES, SIGN_IN_TROUBLE_LINES } from './auth.lines.ts';
import { useLogin } from './auth.mutations.ts';

interface LoginFormProps {
  onSignedIn(): void;
  onRegister(): void;
}

/** 'Welcome Back!' (specification 2 and 8). */
export function LoginForm({ onSignedIn, onRegister }: LoginFormProps) {
  const signIn = useLogin();
  const { register, handleSubmit, formState } = useForm<LoginBody>({ resolver: zodResolver(loginBody), defaultValues: { username: '', password: '' } });
  const submit = handleSubmit((body) =>
    signIn.mutateAsync(body).then(
      () => {
        toast({ tone: 'success', title: "You're in! 🎉", description: pick(SIGN_IN_LINES) });
        onSignedIn();
      },
      (error: unknown) => {
        const refused = error instanceof ApiError && error.status < 500;
        toast({ tone: 'destructive', title: 'Sign in failed', description: refusal(error) ?? pick(refused ? SIGN_IN_FAILURE_LINES : SIGN_IN_TROUBLE_LINES) });
      },
    ),
  );
  const { errors } = formState;
  return (
    <AuthCard title="Welcome Back!" subtitle="Your wand is where you left it." onSubmit={(event) => void submit(event)}>
      <Field label="Username" error={errors.username?.message} required>
        <Input autoComplete="username" autoCapitalize="none" autoFocus {...register('username')} />
      </Field>
      <Field label="Password" error={errors.password?.message} required>
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
      <Button type="submit" variant="magic" size="lg" block busy={signIn.isPending} busyLabel="Charging up the teleporter...">
        Beam Me Up, Scotty!
      </Button>
      <TextButton onClick={onRegister}>Create Account</TextButton>
    </AuthCard>
  );
}

/** A lockout says how long to wait: a joke alone would hide it. */
const refusal = (error: unknown): string | null =>
  error instanceof ApiError && error.status === 429 ? (error.body?.message ?? null) : null;
