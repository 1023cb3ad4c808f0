import { describe, expect, it } from 'vitest';
import { createSealer } from './sealed-text.ts';

const sealer = createSealer('a-session-secret-for-tests-only-0123456789');

describe('sealed texts', () => {
  it.each(['', 'plain', 'ünïcode ✨', 'x'.repeat(100_000)])('opens a sealed text to the text that was sealed: %#', (text) => {
    const sealed = sealer.seal(text, 'test');
    expect(sealed).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(sealer.open(sealed, 'test')).toBe(text);
  });

  it('seals the same text 100 times with 100 different results', () => {
    expect(new Set(Array.from({ length: 100 }, () => sealer.seal('same', 'test'))).size).toBe(100);
  });

  it('opens a sealed text for no other purpose, under no other key, and not when a byte was changed', () => {
    const sealed = sealer.seal('secret', 'one');
    expect(sealer.open(sealed, 'two')).toBeNull();
    expect(createSealer('another secret').open(sealed, 'one')).toBeNull();
    const bytes = Buffer.from(sealed, 'base64url');
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at]! ^= 1;
      expect(sealer.open(changed.toString('base64url'), 'one')).toBeNull();
    }
  });

  it('opens texts that were sealed under the earlier secret, and seals new texts under the new secret alone', () => {
    const changed = createSealer('the new secret', 'the old secret');
    expect(changed.open(createSealer('the old secret').seal('kept', 'one'), 'one')).toBe('kept');
    const sealed = changed.seal('fresh', 'one');
    expect(changed.open(sealed, 'one')).toBe('fresh');
    expect(createSealer('the new secret').open(sealed, 'one')).toBe('fresh');
    expect(createSealer('the old secret').open(sealed, 'one')).toBeNull();
  });

  it.each(['', 'short', '!!!', 'A'.repeat(38)])('opens an input that was never sealed to null: %j', (nonsense) => {
    expect(sealer.open(nonsense, 'one')).toBeNull();
  });
});
