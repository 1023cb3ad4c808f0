import { RESERVED_KEYS } from '../prompt-form.ts';

const LABEL_MAX = 120;
const KEY_MAX = 40;

/** Splits a variable's name into words: `topicName`, `TOPIC_NAME` and `topic name` are the same two. */
const wordsOf = (name: string): string =>
  name.replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2').replace(/[_-]+/g, ' ').replace(/\s+/g, ' ').trim();

/** Makes the label of a form field from a variable's name: the author's words, but not all in capitals. */
export function labelOf(name: string): string {
  const asked = wordsOf(name).replace(/^(?:insert|enter|paste|specify|fill in|type in)\s+(?=\S)/i, '');
  const calm = /\p{Ll}/u.test(asked) ? asked : asked.toLowerCase();
  return (calm.charAt(0).toUpperCase() + calm.slice(1)).slice(0, LABEL_MAX).trim();
}

/** Makes a valid key of a form field from any words; `field` when none of their characters can be part of a key. */
function plainKey(label: string): string {
  const plain = label.normalize('NFKD').replace(/\p{M}/gu, '').replace(/['’]/g, '').toLowerCase().replace(/[^a-z0-9]+/g, '_').replace(/^_+|_+$/g, '');
  const started = /^[a-z]/.test(plain) ? plain : plain === '' ? 'field' : `field_${plain}`;
  return started.slice(0, KEY_MAX).replace(/_+$/, '');
}

/** Gives each variable's name the key of a form field. The same words in any case get the same key, and different words never do. */
export class KeyBook {
  readonly #keys = new Map<string, string>();
  readonly #asked = new Map<string, string>();
  readonly #taken = new Set<string>(RESERVED_KEYS);
  /** For keys that end in a number: the next number to try, by the words before it and its number of digits. */
  readonly #free = new Map<string, number>();

  /** Reserves a key that a form field has already. The words of the key and of its label mean this field, and no other words get the key. */
  take(key: string, label = ''): void {
    this.#taken.add(key);
    for (const name of [key, label]) {
      const words = wordsOf(name).toLowerCase();
      if (words !== '' && !this.#keys.has(words)) this.#keys.set(words, key);
    }
  }

  /** Returns the form field's key for a variable. @param name in the author's words */
  keyOf(name: string): string {
    const asked = this.#asked.get(name);
    if (asked) return asked;
    const key = this.#find(name);
    this.#asked.set(name, key);
    return key;
  }

  #find(name: string): string {
    const words = wordsOf(name).toLowerCase();
    const known = this.#keys.get(words);
    if (known) return known;
    const plain = plainKey(/^[a-z][a-z0-9_]{0,39}$/.test(name) ? name : labelOf(name));
    const key = this.#taken.has(plain) ? this.#numbered(plain) : plain;
    this.#taken.add(key);
    this.#keys.set(words, key);
    return key;
  }

  /** Adds a number to a key that is taken. Thousands of names may need the same key, such as all without Latin letters, so each number is tried only once. */
  #numbered(plain: string): string {
    for (let digits = 1; ; digits += 1) {
      const stem = `${plain.slice(0, KEY_MAX - digits - 1)}_`;
      const place = `${digits} ${stem}`;
      let number = this.#free.get(place) ?? Math.max(2, 10 ** (digits - 1));
      while (number < 10 ** digits && this.#taken.has(stem + number)) number += 1;
      this.#free.set(place, number);
      if (number < 10 ** digits) return stem + number;
    }
  }
}
