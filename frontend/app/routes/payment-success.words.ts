export const PAYMENT_SUCCESS = {
  title: 'Sign in to see your payment',
  signSeeStatusText: 'Sign in to see the status of your payment.',
  button: 'Sign In',
};
