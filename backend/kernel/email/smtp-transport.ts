import { createTransport } from 'nodemailer';
import { within } from '../deadline.ts';
import { renderEmail } from './email-template.ts';
import type { Email } from './email.ts';
import { errorText } from '../error-text.ts';

export interface AddressedEmail extends Omit<Email, 'to'> {
  /** The email's id. It is also the Message-ID, by which a mailbox recognises a second copy after a crash. */
  id: string;
  to: string;
}

/** Delivers emails to a mail server. */
export interface EmailTransport {
  /** Delivers one email. @throws EmailNotSent */
  deliver(email: AddressedEmail): Promise<void>;
}

/** A mail server did not take an email. Says nothing of its recipient or words: failures are read by others. */
export class EmailNotSent extends Error {
  /** The code that the email's row stores, such as `EENVELOPE 550`. */
  readonly code: string;
  /** True when another try cannot help, because there is no such address. */
  readonly final: boolean;
  constructor(code: string, final: boolean) {
    super(`the mail server did not take it: ${code}`);
    this.code = code;
    this.final = final;
  }
}

export interface SmtpOptions {
  /** `smtp://user:password@host:587` or `smtps://…:465`. */
  url: string;
  from: string;
  /** The longest time of one delivery, from first to last byte, in ms. */
  timeoutMs: number;
}

/** A transport whose server can be greeted without an email. */
export interface SmtpTransport extends EmailTransport {
  /** Connects to the mail server and signs in, without sending an email. @throws EmailNotSent */
  check(): Promise<void>;
}

/** Delivers by SMTP, one connection per email: no connection outlives its server's restart. */
export function createSmtpTransport({ url, from, timeoutMs }: SmtpOptions): SmtpTransport {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs / 2,
    greetingTimeout: timeoutMs / 2,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^>\s]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    async check() {
      try {
        await within(timeoutMs, transport.verify(), late);
      } catch (error) {
        throw notSent(error);
      }
    },
    async deliver({ id, to, subject, ...words }) {
      const { text, html } = renderEmail({ subject, ...words });
      const sending = transport.sendMail({
        from,
        // The recipient is an object and not a string: a comma in a string would make a second recipient.
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated', ...(words.unsubscribeUrl === undefined ? {} : oneClick(words.unsubscribeUrl)) },
      });
      try {
        await within(timeoutMs, sending, late);
      } catch (error) {
        throw notSent(error);
      }
    },
  };
}

/** The headers with which email programs offer to unsubscribe by one click (RFC 2369, RFC 8058). */
const oneClick = (url: string): Record<string, string> => ({ 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });

function notSent(error: unknown): EmailNotSent {
  const code = errorText(error, 'code') ?? 'EUNKNOWN';
  const responseCode = error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : undefined;
  return new EmailNotSent(responseCode === undefined ? code : `${code} ${responseCode}`, code === 'EENVELOPE' && (responseCode ?? 0) >= 500);
}

/** nodemailer's own timeouts are about silence: a server that dribbles could hold a delivery for ever. */
function late(): never {
  throw Object.assign(new Error('late'), { code: 'ETIMEDOUT' });
}
