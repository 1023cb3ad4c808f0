import { describe, expect, it } from 'vitest';
import { deliveryTexts, failureTexts, rewardTexts } from './messages.catalogue.ts';

const delivery = { title: 'Fox', contentType: 'image', status: 'succeeded', delivered: 1, quantity: 1, captured: 2, released: 0 } as const;

describe('texts of messages', () => {
  it('say what arrived and what it cost', () => {
    expect(deliveryTexts(delivery).content).toContain('“Fox” is done. It cost 2 tokens.');
    expect(deliveryTexts({ ...delivery, captured: 1 }).content).toContain('It cost 1 token.');
    expect(deliveryTexts({ ...delivery, captured: 0 }).content).toContain('It was free.');
    expect(deliveryTexts({ ...delivery, quantity: 4, delivered: 4 }).subject).toContain('4 images');
  });

  it('say of a partial run what was paid and what came back', () => {
    const { subject, content } = deliveryTexts({ ...delivery, status: 'partial', delivered: 2, quantity: 4, captured: 4, released: 4 });
    expect(subject).toBe('2 of 4 are ready');
    expect(content).toContain('delivered 2 of 4. You paid only for what arrived: 4 tokens. 4 tokens went back to your wallet.');
  });

  it('say of a failure what happened, that nothing was charged (once), and what to do', () => {
    const { content } = failureTexts({ title: 'Fox', status: 'failed', message: 'The model took too long. You were not charged.', released: 2 });
    expect(content).toBe(
      'The model took too long. Nothing was charged. The 2 tokens set aside for it are back in your wallet. Your inputs are kept: open the run and press Try again.',
    );
    expect(failureTexts({ title: 'Fox', status: 'failed', message: 'It cost nothing.', released: 0 }).content).toMatch(/^It did not work this time\. Nothing was charged\. Your/);
    expect(failureTexts({ title: 'Fox', status: 'blocked', message: 'This was refused', released: 1 }).content).toBe(
      'This was refused. Nothing was charged. The token set aside for it is back in your wallet. Change the wording and run it again.',
    );
  });

  it('name the reason of a gift', () => {
    expect(rewardTexts({ amount: 20, reason: 'Welcome gift' }).content).toContain('Welcome gift: 20 tokens');
  });
});
