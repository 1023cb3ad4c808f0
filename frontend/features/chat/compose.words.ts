import { counted } from '#contracts/plural.ts';

/** Texts below each prompt, agent or creation that the composer suggests. */
export const COMPOSE_NOTES = {
  own: 'Yours',
  saved: (author: string | null) => (author === null ? 'In your library' : `In your library · by ${author}`),
  from: (tokens: number, author: string) => `from ${counted(tokens, 'token')} · by ${author}`,
  agent: (description: string, price: number) => `${counted(price, 'token')} a message · ${description}`,
  free: 'Made without a prompt',
};
