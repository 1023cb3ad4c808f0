import { useAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { authDialogAtom } from '#lib/auth-dialog.ts';
import type { AuthTab } from '#lib/auth-dialog.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';

/** Sign-in and registration (specification 2). Success goes home, or on with what signing in interrupted. */
export function AuthDialog() {
  const [state, setState] = useAtom(authDialogAtom);
  const navigate = useNavigate();
  const show = (tab: AuthTab): void => setState({ ...state, tab });
  const succeed = (): void => {
    setState({ ...state, open: false, resume: null });
    if (state.resume) state.resume();
    else void navigate('/');
  };
  return (
    <Dialog
      open={state.open}
      onOpenChange={(open) => setState({ ...state, open, resume: open ? state.resume : null })}
      title={state.tab === 'login' ? 'Sign in' : 'Create an account'}
      hideTitle
      size="sm"
    >
      <Tabs
        label="Sign in or create an account"
        value={state.tab}
        onValueChange={(tab) => show(tab as AuthTab)}
        items={[
          { value: 'login', label: 'Unlock the Magic', panel: <LoginForm onSignedIn={succeed} onRegister={() => show('register')} /> },
          { value: 'register', label: 'Join the Party', panel: <RegisterForm onSignedIn={succeed} onLogin={() => show('login')} /> },
        ]}
      />
    </Dialog>
  );
}
