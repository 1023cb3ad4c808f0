import { getMe } from '#contracts/me.ts';
import type { MessagePreferences } from '#contracts/message-preferences.ts';
import type { Message } from '#contracts/messages.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/db/database.ts';
import { newId } from '#kernel/ids.ts';
import { writeMessage } from '../modules/messages/commands/write-message.ts';
import type { HttpUser } from './http-user.ts';
import { call, createTestApp } from './test-app.ts';
import type { TestApp } from './test-app.ts';

/** VAPID keys for tests only. */
export const TEST_VAPID = {
  VAPID_PUBLIC_KEY: 'BN1ihIXtOntXyKGmBRjXwrf9l4mNTKiwBlIWsvkrO267hVJC536LAmP6R3_63--YHI4RKo4HfWSsEm12RMv2BsA',
  VAPID_PRIVATE_KEY: 'P2EeDUAO-AwyLaJkANMhXnYke2nFsxLmuvvIOjk6Dts',
  VAPID_SUBJECT: 'mailto:push@example.test',
};

export interface Reader {
  user: HttpUser;
  userId: string;
  email: string;
}

/** The real API with people who get messages, and the jobs for emails and web pushes that these cause. No worker runs by itself. */
export interface NotificationChannelsFixtures {
  app: TestApp;
  /** Sets the clock of the API. */
  at(isoTime: string): void;
  /** Makes a new account, with a confirmed email address unless `confirmed` is false. */
  reader(options?: { confirmed?: boolean }): Promise<Reader>;
  /** Writes a message for a reader, as subscribers do, and returns its id. */
  tell(reader: Reader, message?: Partial<Pick<Message, 'subject' | 'content' | 'priority' | 'category'>>, tx?: Tx): Promise<string>;
  prefer(reader: Reader, preferences: Partial<MessagePreferences>): Promise<void>;
  /** Removes the waiting jobs of this name from the outbox, and returns their payloads. */
  takeJobs<Payload>(name: string): Promise<Payload[]>;
  close(): Promise<void>;
}

export async function openNotificationChannelsFixtures({ overrides = {}, startAt }: { overrides?: Record<string, string>; startAt?: string } = {}): Promise<NotificationChannelsFixtures> {
  let fixed = startAt === undefined ? null : new Date(startAt);
  const clock: Clock = { now: () => fixed ?? new Date() };
  const app = await createTestApp({ overrides: { ...TEST_VAPID, PUSH_HOSTS: '127.0.0.1', ...overrides }, clock });
  const { db } = app.services;
  const { notificationChannels } = app.modules;
  const push = { toUser: () => undefined, closeSession: () => undefined, closeUser: () => undefined };

  return {
    app,
    at: (isoTime) => {
      fixed = new Date(isoTime);
    },
    async reader({ confirmed = true } = {}) {
      const user = await app.register();
      const me = (await call(user, getMe)).body.user!;
      if (confirmed) await db.knex('users').where({ id: me.id }).update({ email_confirmed_at: clock.now() });
      await db.knex.raw('delete from outbox_jobs');
      return { user, userId: me.id, email: me.email };
    },
    async tell({ userId }, message = {}, tx) {
      const dedupeKey = newId();
      const write = (within: Tx): Promise<void> =>
        writeMessage(within, { clock, identity: app.modules.identity.identity, blocks: app.modules.social.blocks, push, listeners: notificationChannels.listeners }, {
          subject: 'Your text is ready', content: '“Fox” is done.', priority: 'normal', category: 'content', ...message,
          userId, dedupeKey, type: 'generation_success', about: ['generation', 'run-1'],
        });
      await (tx ? write(tx) : db.transaction(write));
      const row = await (tx ?? db.knex)('messages').where({ dedupe_key: dedupeKey }).first<{ id: string }>('id');
      return row.id;
    },
    async prefer({ user }, preferences) {
      const { body } = await user.send<{ preferences: MessagePreferences }>('GET', '/api/user/notification-preferences');
      const { status } = await user.send('POST', '/api/user/notification-preferences', { body: { ...body.preferences, ...preferences } });
      if (status !== 200) throw new Error(`preferences were answered with ${status}`);
    },
    takeJobs: async <Payload>(name: string) => (await db.knex('outbox_jobs').where({ name }).del().returning<{ payload: Payload }[]>('payload')).map(({ payload }) => payload),
    close: () => app.close(),
  };
}
