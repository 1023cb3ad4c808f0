import { useSetAtom } from 'jotai';
import { openAuthAtom } from '#shared/sign-in/auth-dialog.ts';
import { Button } from '#ui/button.tsx';

/** Opens the sign-in dialog. */
export function SignInButton() {
  const openAuth = useSetAtom(openAuthAtom);
  return <Button variant="primary" onClick={() => openAuth()}>Sign In</Button>;
}
