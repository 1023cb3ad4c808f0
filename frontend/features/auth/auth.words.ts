/** Texts of the sign-in dialogs and gates, each in the product's usual words and in "Plain words". */
export const AUTH = {
  loginTab: ['Unlock the Magic', 'Sign in'],
  registerTab: ['Join the Party', 'Register'],
  resetTab: ['Password Recovery Magic', 'Reset password'],
  login: ['Beam Me Up, Scotty!', 'Sign in'],
  loginBusy: ['Charging up the teleporter...', 'Signing in…'],
  toReset: ['Password Amnesia? Unlock the Magic!', 'Reset your password'],
  register: ['Blast Off to Adventure!', 'Create account'],
  registerBusy: ['Summoning your creative powers...', 'Creating your account…'],
  toLogin: ['Already one of us? Beam yourself back in!', 'Already registered? Sign in'],
  resetTitle: ['Password Amnesia?', 'Forgot your password?'],
  signedIn: ["You're in! 🎉", 'Signed in'],
  signedOut: ['See you soon! 👋', 'Signed out'],
  adminLogin: ['Unlock the Secrets of Power!', 'Sign in as administrator'],
  adminLoginBusy: ['Turning the key...', 'Checking…'],
} as const satisfies Record<string, readonly [playful: string, plain: string]>;
