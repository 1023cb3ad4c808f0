import { RESERVED_KEYS } from '../prompt-form.ts';

const LABEL_MAX = 120;
const KEY_MAX = 40;

/** Words of a name: `topicName`, `TOPIC_NAME` and `topic name` are the same two. */
const wordsOf = (name: string): string =>
  name.replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2').replace(/[_-]+/g, ' ').replace(/\s+/g, ' ').trim();

/** What a person reads above the field: the author's words, without shouting. */
export function labelOf(name: string): string {
  const asked = wordsOf(name).replace(/^(?:insert|enter|paste|specify|fill in|type in)\s+(?=\S)/i, '');
  const calm = /\p{Ll}/u.test(asked) ? asked : asked.toLowerCase();
  return (calm.charAt(0).toUpperCase() + calm.slice(1)).slice(0, LABEL_MAX).trim();
}

/** The rule of `fieldKey` for any words; `field` where no letter of it can be written that way. */
function plainKey(label: string): string {
  const plain = label.normalize('NFKD').replace(/\p{M}/gu, '').replace(/['’]/g, '').toLowerCase().replace(/[^a-z0-9]+/g, '_').replace(/^_+|_+$/g, '');
  const started = /^[a-z]/.test(plain) ? plain : plain === '' ? 'field' : `field_${plain}`;
  return started.slice(0, KEY_MAX).replace(/_+$/, '');
}

/** Gives every name its key: the same words in any case share one, different words never do. */
export class KeyBook {
  readonly #keys = new Map<string, string>();
  readonly #asked = new Map<string, string>();
  readonly #taken = new Set<string>(RESERVED_KEYS);
  /** The first number that may be free, by what stands before it and how many digits it has. */
  readonly #free = new Map<string, number>();

  /** A key that is in use already: its own words and those of its label mean it, and no other words become it. */
  take(key: string, label = ''): void {
    this.#taken.add(key);
    for (const name of [key, label]) {
      const words = wordsOf(name).toLowerCase();
      if (words !== '' && !this.#keys.has(words)) this.#keys.set(words, key);
    }
  }

  /** @param name in the author's words */
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

  /** Thousands of names may end in one key (all that are not Latin do): each number is tried once for all of them. */
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
