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
  /** Delivers one email to the mail server. @throws EmailNotSent */
  deliver(email: AddressedEmail): Promise<void>;
}

/** Thrown when a mail server did not take an email. It names neither the recipient nor the text, because staff and logs see failures. */
export class EmailNotSent extends Error {
  /** The error code that is stored in the email's row, such as `EENVELOPE 550`. */
  readonly code: string;
  /** True when sending the email again cannot help, because its address does not exist. */
  readonly final: boolean;
  constructor(code: string, final: boolean) {
    super(`the mail server did not take it: ${code}`);
    this.code = code;
    this.final = final;
  }
}

export interface SmtpOptions {
  /** Address of the mail server: `smtp://user:password@host:587` or `smtps://…:465`. */
  url: string;
  from: string;
  /** The longest time that the delivery of one email may take, from first to last byte, in ms. */
  timeoutMs: number;
}

/** A connection to a mail server that can be checked without sending an email. */
export interface SmtpTransport extends EmailTransport {
  /** Connects to the mail server and signs in, without sending an email. @throws EmailNotSent */
  check(): Promise<void>;
}

/** Delivers emails by SMTP, with a connection for each email, so that a restart of the mail server breaks at most one delivery. */
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
        // The email's recipient is an object, because a comma in a string would make a second recipient.
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

/** nodemailer's own timeouts measure silence, so a mail server that answers slowly byte by byte could hold a delivery for ever. */
function late(): never {
  throw Object.assign(new Error('late'), { code: 'ETIMEDOUT' });
}
