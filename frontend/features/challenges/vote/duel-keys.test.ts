import { expect, it } from 'vitest';
import { duelAct } from './duel-keys.ts';

const press = (key: string, held: Partial<{ repeat: boolean; ctrlKey: boolean }> = {}) => duelAct({ key, repeat: false, altKey: false, ctrlKey: false, metaKey: false, ...held });

it('arrow keys choose an entry in the vote, S skips the pair and Z undoes, also in capitals', () => {
  expect(['ArrowLeft', 'ArrowRight', 'ArrowDown', 's', 'S'].map((key) => press(key))).toEqual(['left', 'right', 'tie', 'skip', 'skip'].map((choose) => ({ choose })));
  expect([press('z'), press('1'), press('2'), press('?')]).toEqual(['undo', { look: 'left' }, { look: 'right' }, 'keys']);
});

it('the vote between two entries ignores a key that is held down, and shortcuts of the browser', () => {
  expect([press('ArrowLeft', { repeat: true }), press('s', { ctrlKey: true }), press('ArrowUp'), press('x'), press('constructor')]).toEqual([null, null, null, null, null]);
});
