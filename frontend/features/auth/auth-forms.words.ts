import { PRODUCT } from '#contracts/product.ts';

export const ADMIN_LOGIN_FORM = {
  toast: 'Admin access granted',
  label: 'Password',
  loginFailedTitle: 'Login failed',
  errorOccurredDuringText: 'An error occurred during login',
  accessDeniedTitle: 'Access denied',
  invalidAdminPasswordText: 'Invalid admin password',
};

export const AUTH_DIALOG = {
  login: 'Sign in',
  register: 'Create an account',
  reset: 'Password recovery',
  title: 'Confirm it is you',
  label: 'Sign in or create an account',
};

export const AUTH_RETURN = {
  emailConfirmedToast: 'Email confirmed',
  toastText: 'Receipts and password resets go to this address.',
  emailNotConfirmedToast: 'Email not confirmed',
  pleaseTryLinkText: 'Please try the link again.',
};

export const CODE_FIELD = {
  label: 'Code',
  help: 'Six digits from your authenticator, or one of your recovery codes.',
  button: 'Type a recovery code',
};

export const CONFIRM_BANNER = {
  linkSentToast: 'Link sent',
  toastText: (email: string) => `Open the email we sent to ${email}.`,
  linkNotSentToast: 'Link not sent',
  pleaseTryAgainText: 'Please try again.',
  yourEmailAddressLabel: 'Your email address',
  confirmEmailSentText: 'Confirm your email. We sent a link to {email}.',
  button: 'Send it again',
  notNowLabel: 'Not now',
};

export const LINK_FORM = {
  title: 'Confirm it is you',
  notSignedInText: 'You are not signed in. Please try again.',
  label: (account: string) => `Password of ${account}`,
  busyLabel: 'Signing in…',
  linkSignButton: 'Link and sign in',
  signInButton: 'Sign in',
  backSignButton: 'Back to sign in',
};

export const LOGIN_FORM = {
  title: 'Welcome Back!',
  subtitle: 'Sign in with your username and password.',
  usernameLabel: 'Username',
  passwordLabel: 'Password',
  createAccountButton: 'Create Account',
  forgotYourPasswordButton: 'Forgot your password?',
};

export const PASSWORD_STRENGTH = {
  worksButEasyText: 'Works, but easy to guess',
  couldBeLongerText: 'Could be longer',
  fewUnrelatedText: 'A few unrelated words make a strong password.',
  tooCommonEasyText: 'Too common: easy to guess',
  tooShortText: (least: string) => `${least} characters at least`,
};

export const REGISTER_FORM = {
  playfulWelcomeText: `Welcome to ${PRODUCT}! 🚀✨`,
  plainWelcomeText: `Welcome to ${PRODUCT}`,
  toast: 'Registration failed',
  title: 'Create Account',
  subtitle: 'Join the creative community',
  usernameLabel: 'Username',
  emailLabel: 'Email',
  displayNameOptionalLabel: 'Display Name (Optional)',
  passwordLabel: 'Password',
};

export const SOCIAL_BUTTON = {
  toast: 'Sign in failed',
  providerSilentText: 'The provider does not answer. Please try again.',
  orText: 'or',
  busyLabel: 'Opening…',
  button: (label: string) => `Continue with ${label}`,
};

export const SOCIAL_RETURN = {
  access_denied: 'You cancelled at the provider. Nothing was changed.',
  signStartedText: 'This sign-in started in another window, or too long ago. Please start again.',
  toast: 'Sign in failed',
  notConfirmedText: 'The provider did not confirm the sign-in. Please try again.',
};
