import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { renderEmail } from '#kernel/email/email-template.ts';
import { deliveryTexts } from '../messages.catalogue.ts';
import { achievementTexts } from '../achievements.catalogue.ts';
import { digestEmail } from '../digests/digest-email.ts';
import { emailContent, emailSubject } from './email-words.ts';

const PICTURE = /\p{Emoji_Presentation}|\uFE0F/u;

it('leaves out the emoji that a message ends with, in the text and in the HTML of its email', () => {
  const { subject, content } = deliveryTexts({ title: 'Fox', contentType: 'image', status: 'succeeded', delivered: 4, quantity: 4, captured: 5, released: 0 });
  expect(subject).toBe('Your 4 images are ready ✨');
  const words = { subject: emailSubject(subject), text: emailContent({ type: 'generation_success', content }) };
  expect(words.subject).toBe('Your 4 images are ready');
  const { html, text } = renderEmail(words);
  expect(html).toContain('Your 4 images are ready<');
  expect(html + text).not.toMatch(PICTURE);
});

it('leaves out the picture of an achievement, also one of several characters', () => {
  for (const emoji of ['🔥', '🐈‍⬛', '🖼️', '⚖️']) {
    const { content } = achievementTexts({ emoji, title: 'Warmed Up', message: '10 of your runs delivered.', worth: 3, waitsUntil: null });
    expect(emailContent({ type: 'achievement_earned', content })).toBe('10 of your runs delivered. You got 3 tokens for it.');
  }
});

it('keeps emoji in names and titles, which people wrote', () => {
  expect(emailSubject('🦊 Mira published “Foxes 🎉” ✨')).toBe('🦊 Mira published “Foxes 🎉”');
  expect(emailContent({ type: 'system_notification', content: '🦊 follows you.' })).toBe('🦊 follows you.');
});

it('keeps letters and text symbols at the end of a subject, and makes it one line', () => {
  expect(['5 of 12', 'Terms of Conjure ©', 'Two\nlines  here '].map(emailSubject)).toEqual(['5 of 12', 'Terms of Conjure ©', 'Two lines here']);
});

it('lists messages in a digest without their emoji', () => {
  const { text } = digestEmail([{ subject: '“Fox” is approved 🎉', category: 'content' }, { subject: 'You won “Dusk” 🏆', category: 'challenge' }], { to: 'a@example.com', linkBaseUrl: 'https://a.example', unsubscribeUrl: 'https://a.example/u' });
  expect(text).toContain('• “Fox” is approved\n');
  expect(text).toContain('• You won “Dusk”');
  expect(text).not.toMatch(PICTURE);
});

it('finds the emoji only at the end of the subjects of messages, where emails leave them out', () => {
  const catalogues = readdirSync('backend/modules/messages', { encoding: 'utf8' }).filter((name) => name.endsWith('.catalogue.ts'));
  const texts = catalogues.flatMap((name) => [...readFileSync(join('backend/modules/messages', name), 'utf8').matchAll(/'[^'\n]*'|`[^`\n]*`/g)].map(([quoted]) => quoted.slice(1, -1))).filter((text) => PICTURE.test(text));
  expect(texts.length).toBeGreaterThan(8);
  expect(texts.map(emailSubject).filter((text) => PICTURE.test(text))).toEqual([]);
});

it('writes no emoji in the emails that are no messages', () => {
  const senders = ['backend/modules/identity', 'backend/modules/messages/digests', 'backend/kernel/email'].flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)));
  const sources = senders.filter((name) => name.endsWith('.ts') && !name.includes('.test.') && /\b(?:emailSender|renderEmail|Email)\b/.test(readFileSync(name, 'utf8')));
  expect(sources.length).toBeGreaterThan(10);
  expect(sources.filter((name) => PICTURE.test(readFileSync(name, 'utf8')))).toEqual([]);
});
