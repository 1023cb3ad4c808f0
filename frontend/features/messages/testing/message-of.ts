import type { Message } from '#contracts/messages.ts';

/** Makes the `number`-th message of a user for tests. A greater number makes a newer message. */
export const messageOf = (number: number, changes: Partial<Message> = {}): Message => ({
  id: `01990000-0000-7000-8000-${String(number).padStart(12, '0')}`,
  subject: `Message ${number}`, content: 'Something happened', priority: 'normal', category: 'content', type: 'generation_success',
  relatedEntityType: null, relatedEntityId: null, read: false, createdAt: new Date(Date.UTC(2026, 10, 21, 8, 0, number)).toISOString(), isRealtime: false,
  ...changes,
});
