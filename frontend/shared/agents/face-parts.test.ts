import { expect, test } from 'vitest';
import { BODIES, EYES, faceOf, MOUTHS, TOPS } from './face-parts.ts';

const IDS = Array.from({ length: 1_000 }, (_, at) => `01890000-0000-7000-8000-${String(at).padStart(12, '0')}`);
const FACES = IDS.map(faceOf);

test('the same agent always has the same face', () => {
  expect(IDS.map(faceOf)).toEqual(FACES);
});

test('agents whose ids differ by one digit have different faces', () => {
  expect(new Set(FACES.map((face) => JSON.stringify(face))).size).toBeGreaterThan(950);
});

test('every part of the drawn faces is used about equally often', () => {
  const shares = (part: 'body' | 'top' | 'eyes' | 'mouth', all: readonly string[]): number[] => all.map((one) => FACES.filter((face) => face[part] === one).length / (FACES.length / all.length));
  for (const share of [...shares('body', BODIES), ...shares('top', TOPS), ...shares('eyes', EYES), ...shares('mouth', MOUTHS)]) {
    expect(share).toBeGreaterThan(0.6);
    expect(share).toBeLessThan(1.4);
  }
});

test("the background of a drawn face has a hue far from the hue of the face", () => {
  for (const { hue, ground } of FACES) {
    const apart = Math.abs(hue - ground);
    expect(Math.min(apart, 360 - apart)).toBeGreaterThanOrEqual(70);
  }
});
