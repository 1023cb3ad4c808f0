import { describe, expect, it } from 'vitest';
import { renderEmail } from './email-template.ts';

describe('the look of an email', () => {
  it('an email says the same in HTML and in plain text', () => {
    const { html, text } = renderEmail({ subject: 'Hello', text: 'First.\n\nSecond.', action: { label: 'Go', url: 'https://conjure.example/#t=1' } });
    for (const part of ['First.', 'Second.', 'Go', 'https://conjure.example/#t=1']) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html.match(/<p /g)!.length).toBeGreaterThanOrEqual(4);
  });

  it('an email escapes HTML markup in its texts', () => {
    const nasty = '"><img src=x onerror=alert(1)>&\'';
    const { html, text } = renderEmail({ subject: nasty, text: nasty, action: { label: nasty, url: `https://a.example/?q=${nasty}` } });
    expect(html).not.toContain('<img');
    expect(html).not.toMatch(/href="[^"]*"[^ >]*>?<img/);
    expect(html).toContain('&quot;&gt;&lt;img src=x onerror=alert(1)&gt;&amp;&#39;');
    expect(text).toContain(nasty);
  });

  it('an email loads no image, script or style from a server, and contains no link unless it has an action', () => {
    const { html } = renderEmail({ subject: 'Hello', text: 'Words.' });
    expect(html).not.toMatch(/https?:|<link|<script|<img|url\(/);
    expect(html).not.toContain('<a ');
  });

  it('an email tells in its footer how to unsubscribe from emails of its kind', () => {
    const { html, text } = renderEmail({ subject: 'Hello', text: 'Words.', unsubscribeUrl: 'https://conjure.example/u?a=1&b=2' });
    expect(html).toContain('<a href="https://conjure.example/u?a=1&amp;b=2"');
    expect(text).toMatch(/Do you want fewer emails like this\?\nhttps:\/\/conjure\.example\/u\?a=1&b=2$/);
  });
});
