import { useState } from 'react';
import { useAtom, useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { authDialogAtom, closeAuthAtom, forgotPasswordAtom } from '#shared/sign-in/auth-dialog.ts';
import type { AuthTab } from '#shared/sign-in/auth-dialog.ts';
import { say } from '#lib/plain-words.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { AUTH_DIALOG } from './auth-forms.words.ts';
import { AUTH } from './auth.words.ts';
import { LinkForm } from './link-form.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { ResetTab } from './reset/reset-tab.tsx';

const TITLES: Record<AuthTab, string> = { login: AUTH_DIALOG.login, register: AUTH_DIALOG.register, reset: AUTH_DIALOG.reset };

/** The dialog with the forms for sign-in, registration and, when needed, a new password. docs/rules/pages.md#after-sign-in says what happens after success. */
export function AuthDialog() {
  const [state, setState] = useAtom(authDialogAtom);
  const close = useSetAtom(closeAuthAtom);
  const openForgot = useSetAtom(forgotPasswordAtom);
  const navigate = useNavigate();
  // Number of password resets in this dialog. A reset empties the sign-in form, because the password typed there before is wrong now.
  const [resets, setResets] = useState(0);
  const show = (tab: AuthTab): void => setState({ ...state, tab });
  const afterReset = (): void => {
    setResets(resets + 1);
    show('login');
  };
  const succeed = (): void => {
    close();
    if (state.resume) state.resume();
    else void navigate('/');
  };
  const forgot = (): void => {
    close();
    openForgot({ open: true, token: null });
  };
  const login = <LoginForm key={resets} onSignedIn={succeed} onRegister={() => show('register')} onReset={() => show('reset')} onForgot={forgot} />;
  return (
    <Dialog open={state.open} onOpenChange={(open) => !open && close()} title={state.link ? AUTH_DIALOG.title : TITLES[state.tab]} hideTitle size="sm">
      {state.link ? (
        <LinkForm link={state.link} onSignedIn={succeed} onCancel={() => setState({ ...state, link: null })} />
      ) : (
        <Tabs
          label={AUTH_DIALOG.label}
          wrap
          value={state.tab}
          onValueChange={(tab) => show(tab as AuthTab)}
          items={[
            { value: 'login', label: say(...AUTH.loginTab), panel: login },
            { value: 'register', label: say(...AUTH.registerTab), panel: <RegisterForm onSignedIn={succeed} onLogin={() => show('login')} /> },
            // The tab for a new password is hidden until the user asks for a reset or opens the link of a reset email.
            ...(state.tab === 'reset'
              ? [{ value: 'reset', label: say(...AUTH.resetTab), panel: <ResetTab key={state.resetToken} token={state.resetToken} onDone={afterReset} onLogin={() => show('login')} /> }]
              : []),
          ]}
        />
      )}
    </Dialog>
  );
}
