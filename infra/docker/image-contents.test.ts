import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (name: string): string => readFileSync(name, 'utf8');
const images = readdirSync('infra/docker').filter((name) => name.endsWith('.Dockerfile')).map((name) => `infra/docker/${name}`);
const allowed = read('.dockerignore').split('\n').filter((line) => line !== '' && !line.startsWith('#'));

it('.dockerignore sends only named folders to an image build, and neither the git history nor settings', () => {
  expect(allowed[0]).toBe('**');
  const named = allowed.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
  for (const name of named) expect(name, 'a name, not a pattern').toMatch(/^[\w./-]+$/);
  for (const secret of ['.git', '.env', '.data', '.cache', '.', './']) expect(named).not.toContain(secret);
});

it.each(images)('the Dockerfile %s copies only named files and folders into the image', (image) => {
  const copies = read(image).split('\n').filter((line) => /^(COPY|ADD)\b/.test(line)).map((line) => line.split(/\s+/).slice(1));
  expect(copies.length).toBeGreaterThan(0);
  for (const words of copies) {
    const sources = words.filter((word) => !word.startsWith('--')).slice(0, -1);
    for (const source of sources) expect([image, source]).toEqual([image, expect.stringMatching(/^(?!\.git|\.env|\.\/?$|\*)[\w./-]+$/)]);
  }
  expect(read(image)).not.toMatch(/^ADD\b|git clone/m);
});
