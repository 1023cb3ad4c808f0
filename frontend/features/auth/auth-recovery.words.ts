import { fullDate } from '#lib/full-date.ts';

export const LOST_FACTOR = {
  lostAuthenticatorRecoveryButton: 'Lost your authenticator and your recovery codes?',
  emailSentTitle: 'Email sent',
  openLinkText: 'Open its link within 30 minutes. The 7 days begin then.',
  emailNotSentTitle: 'Email not sent',
  thisTakesDaysTitle: 'This takes 7 days',
  pleaseTryAgainText: 'Please try again.',
  emailLinkText: 'We email a link to your confirmed address. 7 days after you open it, you can sign in once with your password alone, which removes the second factor. We tell all your sessions and addresses, and each can cancel it.',
  busyLabel: 'Sending…',
  sendTheEmailButton: 'Send the email',
};

export const RECOVERY_LINK = {
  canSignText: (readyAt: string) => `From ${fullDate(readyAt)} you can sign in once with your password alone. Until then you can cancel it.`,
  signingStillText: 'Signing in still needs the code. If you did not start the recovery, change your password.',
  daysBegunToast: 'The 7 days have begun',
  recoveryCancelledToast: 'Recovery cancelled',
  recoveryNotStartedToast: 'Recovery not started',
  recoveryNotCancelledToast: 'Recovery not cancelled',
  pleaseTryLinkText: 'Please try the link again.',
};

export const EMAIL_FORM = {
  toast: 'Error',
  label: 'Email',
  busyLabel: 'Sending...',
  button: 'Send Reset Instructions',
};

export const FORGOT_PASSWORD_DIALOG = {
  sent: 'Reset instructions sent!',
  sentDetail: "If your email exists in our system, you'll receive reset instructions.",
  failedSendResetFailed: 'Failed to send reset instructions.',
  invalidEmail: 'Invalid email address',
  done: 'Password reset successful!',
  failedResetFailed: 'Failed to reset password. Please try again.',
  forgotPasswordTitle: 'Forgot Password',
  enterEmailText: 'Enter the email of your account. We send you a link that sets a new password.',
  checkYourEmailTitle: 'Check your email',
  enterTokenEmailText: 'Enter the token from the email, and your new password.',
  passwordChangedTitle: 'Password changed',
  signNewText: 'Sign in with your new password. All other browsers are signed out.',
  backButton: 'Back',
  continueToLoginButton: 'Continue to Login',
};

export const NEW_PASSWORD_FORM = {
  passwordUpdatedText: 'Your password has been updated. You can now log in with your new password.',
  toast: 'Error',
  resetTokenLabel: 'Reset Token',
  help: 'It is in the email that we sent you.',
  newPasswordLabel: 'New Password',
  confirmPasswordLabel: 'Confirm Password',
  busyLabel: 'Resetting...',
  button: 'Reset Password',
};

export const RESET_TAB = {
  sent: 'Reset instructions sent',
  sentDetail: 'Check your email for password reset instructions.',
  failedRequestPasswordFailed: 'Failed to request password reset',
  done: 'Password reset successful',
  failedResetPasswordFailed: 'Failed to reset password',
  enterEmailSubtitle: 'Enter your email. We send you a link that sets a new password.',
  backSignButton: 'Back to sign in',
  title: 'Reset Your Password',
  chooseLeastSubtitle: 'Choose at least 8 characters. All other browsers are signed out.',
  backResetRequestButton: '← Back to reset request',
};
