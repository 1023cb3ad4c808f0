export const VIP_GATE = {
  title: ['Whoops! VIP Area Ahead!', 'Members only'] as const,
  text: 'Sign in to see this page, or create an account. A new account gets 20 tokens.',
  signInButton: ['Unlock the Magic!', 'Sign in'] as const,
  createAnAccountButton: ['Join the Party!', 'Create an account'] as const,
  backStartButton: ['Beam Me Back, Scotty!', 'Back to the start'] as const,
};

export const ADMIN_PASSWORD_GATE = {
  title: ["Wizard's Chamber", 'Administrators only'] as const,
  text: 'The admin password gives this session administrator rights for one hour.',
  button: ['Beam Me Back, Scotty!', 'Back to the start'] as const,
};
