import { PRODUCT, WORDMARK } from '#contracts/product.ts';
import type { EmailKind } from './unsubscribe-token.ts';

const KINDS: Record<EmailKind, string> = { email: 'emails about your notifications', digest: 'digests' };

interface Words {
  title: string;
  text: string;
  /** The label of the only button. Null for a page without a button. */
  button: string | null;
}

const ask = (kind: EmailKind): Words => ({
  title: `No more ${KINDS[kind]}?`,
  text: `Press the button to stop them. Your notifications stay in ${PRODUCT}. You still get emails about your account’s security.`,
  button: 'Stop these emails',
});
const done = (kind: EmailKind): Words => ({
  title: 'These emails are stopped',
  text: `You get no more ${KINDS[kind]}. You can switch them on again in your notification preferences.`,
  button: null,
});
const broken: Words = {
  title: 'This link no longer works',
  text: 'It may be incomplete or too old. Sign in and open your notification preferences: you can stop all emails there.',
  button: null,
};

/** Renders the unsubscribe page without scripts, so that it works from every email program. Its form posts to the page's own address. */
export function unsubscribePage(nonce: string, step: 'ask' | 'done' | 'broken', kind: EmailKind = 'email'): string {
  const { title, text, button } = step === 'broken' ? broken : step === 'ask' ? ask(kind) : done(kind);
  const form = button === null ? '' : `<form method="post"><button type="submit">${button}</button></form>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${PRODUCT}</title>
<style nonce="${nonce}">
:root { color-scheme: light dark; --paper: #fbf8f3; --card: #ffffff; --ink: #1d1826; --quiet: #5d5669; --violet: #6437cf; --on-violet: #ffffff; }
@media (prefers-color-scheme: dark) { :root { --paper: #16121d; --card: #211b2b; --ink: #f4f0fa; --quiet: #b9b1c6; --violet: #b79bff; --on-violet: #1d1826; } }
body { margin: 0; padding: 48px 16px; background: var(--paper); color: var(--ink); font: 16px/1.6 Figtree, 'Segoe UI', Helvetica, Arial, sans-serif; }
main { max-width: 480px; margin: 0 auto; padding: 28px; border-radius: 20px; background: var(--card); overflow-wrap: anywhere; }
p.mark { max-width: 480px; margin: 0 auto 20px; font-size: 22px; font-weight: 700; color: var(--violet); }
h1 { margin: 0 0 12px; font-size: 22px; line-height: 1.3; }
p { margin: 0 0 20px; color: var(--quiet); }
button { min-height: 48px; padding: 0 24px; border: 0; border-radius: 12px; background: var(--violet); color: var(--on-violet); font: inherit; font-weight: 600; cursor: pointer; }
a { color: var(--violet); }
:focus-visible { outline: 3px solid var(--violet); outline-offset: 3px; }
</style>
</head>
<body>
<p class="mark">${WORDMARK}</p>
<main><h1>${title}</h1><p>${text}</p>${form}<p><a href="/">Go to ${PRODUCT}</a></p></main>
</body>
</html>
`;
}
