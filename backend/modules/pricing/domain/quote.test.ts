import { describe, expect, it } from 'vitest';
import { quoteRun } from '#contracts/pricing.ts';

const base = { shortText: 1, longText: 2, image: 2, video: 5 };
const run = { contentType: 'text', quantity: 1, length: 250, multiplier: 1, royalty: 0 } as const;

describe('quote: ceil(base x multiplier) x quantity + royalty', () => {
  it.each([
    [{ ...run }, 1, 'Short text'],
    [{ ...run, length: 400 }, 1, 'Short text'],
    [{ ...run, length: 401 }, 2, 'Long text'],
    [{ ...run, length: 2000, multiplier: 1.5 }, 3, 'Long text'],
    [{ ...run, multiplier: 1.1 }, 2, 'Short text'],
    [{ ...run, contentType: 'image' as const, quantity: 4 }, 8, 'Image'],
    [{ ...run, contentType: 'image' as const, quantity: 4, multiplier: 1.25 }, 12, 'Image'],
    [{ ...run, contentType: 'image' as const, quantity: 3, royalty: 7 }, 13, 'Image'],
    [{ ...run, contentType: 'video' as const, length: 2000 }, 5, 'Video'],
    [{ ...run, contentType: 'video' as const, multiplier: 0.5, royalty: 20 }, 23, 'Video'],
  ])('prices the run %o at %d tokens', (request, total, baseLabel) => {
    expect(quoteRun(base, request)).toMatchObject({ total, baseLabel });
  });

  it('does not round a price up because of the error of floating point numbers', () => {
    expect(quoteRun({ ...base, shortText: 10 }, { ...run, multiplier: 1.1 }).total).toBe(11);
    expect(quoteRun({ ...base, shortText: 3 }, { ...run, multiplier: 1.1 }).unit).toBe(4);
  });

  it('quotes a total that is the sum of its own line items', () => {
    const { total, unit, quantity, royalty } = quoteRun(base, { ...run, contentType: 'image', quantity: 3, multiplier: 1.4, royalty: 5 });
    expect(total).toBe(unit * quantity + royalty);
  });
});
