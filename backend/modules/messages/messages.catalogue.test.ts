import { describe, expect, it } from 'vitest';
import { adjustmentTexts, deliveryTexts, failureTexts, rewardTexts } from './messages.catalogue.ts';

const delivery = { title: 'Fox', contentType: 'image', status: 'succeeded', delivered: 1, quantity: 1, captured: 2, released: 0 } as const;

describe('texts of messages', () => {
  it('names in the message about a delivered run what is ready and its cost', () => {
    expect(deliveryTexts(delivery).content).toContain('“Fox” is done. It cost 2 tokens.');
    expect(deliveryTexts({ ...delivery, captured: 1 }).content).toContain('It cost 1 token.');
    expect(deliveryTexts({ ...delivery, captured: 0 }).content).toContain('It was free.');
    expect(deliveryTexts({ ...delivery, freeTrialRun: true }).content).toContain('It was a free trial run and cost you nothing.');
    expect(deliveryTexts({ ...delivery, quantity: 4, delivered: 4 }).subject).toContain('4 images');
  });

  it('names in the message about a partial run the tokens paid and the tokens returned', () => {
    const { subject, content } = deliveryTexts({ ...delivery, status: 'partial', delivered: 2, quantity: 4, captured: 4, released: 4 });
    expect(subject).toBe('2 of 4 are ready');
    expect(content).toContain('delivered 2 of 4. You paid only for what arrived: 4 tokens. 4 tokens went back to your wallet.');
  });

  it('says in the message about a failed run what happened, once that it cost nothing, and how many tokens returned', () => {
    const failure = { title: 'Fox', status: 'failed', released: 2, message: 'The text took too long. Nothing was charged. Try again.' } as const;
    expect(failureTexts(failure).content).toBe(
      'The text took too long. Nothing was charged. Try again. The 2 tokens set aside for it are back in your wallet.',
    );
    expect(failureTexts({ ...failure, status: 'blocked', released: 1, message: 'The rules say no.' })).toEqual({
      subject: '“Fox” was not made',
      content: 'The rules say no. Nothing was charged. The token set aside for it is back in your wallet.',
    });
    expect(failureTexts({ ...failure, released: 0, message: 'It broke.' }).content).toBe('It broke. Nothing was charged.');
    expect(failureTexts({ ...failure, freeTrialRun: true, message: 'It broke.' }).content).toBe('It broke. Nothing was charged.');
  });

  it('names in the message about a reward its reason', () => {
    expect(rewardTexts({ amount: 20, reason: 'Welcome gift' }).content).toContain('Welcome gift: 20 tokens');
  });

  it('names in the message about a changed balance the direction and the reason', () => {
    expect(adjustmentTexts({ amount: 50, reason: 'A thank-you' })).toEqual({
      subject: '50 tokens added to your wallet',
      content: 'An administrator added 50 tokens: A thank-you',
    });
    expect(adjustmentTexts({ amount: -1, reason: 'Booked twice' })).toEqual({
      subject: '1 token taken from your wallet',
      content: 'An administrator took 1 token: Booked twice',
    });
  });
});
