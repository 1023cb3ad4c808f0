import { createHash } from 'node:crypto';
import * as contract from '#contracts/chat-replies.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { newSecret } from '#kernel/ids.ts';
import type { ChatContext } from '../chat-context.ts';
import { claimGuestChat } from './claim-guest-chat.ts';
import { guestChat } from './guest-rows.ts';
import type { GuestsContext } from './guests-context.ts';
import { sendGuestMessage } from './send-guest-message.ts';

const hashed = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Guests' endpoints are session routes, because only these read and set the cookie that identifies a browser. */
export function guestRoutes(routes: Routes, context: ChatContext & GuestsContext): void {
  routes.session(contract.getGuestChat, 'open', (_call, { device }) => guestChat(context, device === null ? null : hashed(device)));

  routes.session(contract.sendGuestMessage, 'open', async ({ body, ip }, auth) => {
    const device = auth.device ?? newSecret();
    await sendGuestMessage(context, { device: hashed(device), ip, text: body.text });
    if (auth.device === null) auth.rememberDevice(device);
    return guestChat(context, hashed(device));
  });

  routes.session(contract.claimGuestChat, 'member', async ({ viewer }, { device }) => ({
    chatId: device === null ? null : await context.db.transaction((tx) => claimGuestChat(tx, context, viewer.userId, hashed(device))),
  }));
}
