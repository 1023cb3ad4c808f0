import { WEBHOOK_OFF_DAYS } from '#contracts/webhooks.ts';

/** Writes the message about a webhook that was switched off: its address, the reason, and what the owner can do. */
export const webhookOffTexts = ({ host }: { host: string }): { subject: string; content: string } => ({
  subject: 'A webhook was switched off',
  content: `Calls to ${host} have failed for ${WEBHOOK_OFF_DAYS} days. What was waiting is no longer sent. Check your program, then switch the webhook on in your settings.`,
});
