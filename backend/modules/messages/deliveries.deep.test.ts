import { describe, expect, it } from 'vitest';
import { deliver } from '#testing/deliveries/deliver.ts';
import { deliveryFaults } from '#testing/deliveries/delivery-faults.ts';

describe('messages from 100,000 random events', () => {
  it('delivers the messages of 100,000 random events once, although workers are killed and all events run twice', { timeout: 1_800_000 }, async () => {
    const delivered = await deliver({ events: 100_000, people: 1_000, seed: 100_003, deaths: 10 });
    try {
      expect(await deliveryFaults(delivered.db, delivered.events)).toEqual({ missing: [], stray: [], twice: [] });
      expect(new Set(delivered.heard.map(({ messageId }) => messageId)).size).toBe(delivered.heard.length);
      expect(delivered.deaths).toHaveLength(10);
      expect([...delivered.deaths].sort((a, b) => a - b)).toEqual(delivered.deaths);
    } finally {
      await delivered.close();
    }
  });
});
