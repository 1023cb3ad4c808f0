import type { ChatFolder } from '#contracts/chat.ts';
import { CHAT_LIST } from '../chat.words.ts';
import type { ListedChat } from '../chats.queries.ts';

export interface ChatGroup {
  key: string;
  label: string;
  folder: ChatFolder | null;
  chats: ListedChat[];
}

const DAY_MS = 86_400_000;

function dateLabel(iso: string, now: number): string {
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  const at = Date.parse(iso);
  if (at >= midnight) return CHAT_LIST.today;
  if (at >= midnight - DAY_MS) return CHAT_LIST.yesterday;
  if (at >= midnight - 7 * DAY_MS) return CHAT_LIST.week;
  return at >= midnight - 30 * DAY_MS ? CHAT_LIST.month : CHAT_LIST.older;
}

/** Groups the list of chats: pinned ones, then folders, then the rest by date. A pinned chat is in no other group. */
export function groupsOf(chats: readonly ListedChat[], folders: readonly ChatFolder[], now: number): ChatGroup[] {
  const groups: ChatGroup[] = [{ key: 'pinned', label: CHAT_LIST.pinned, folder: null, chats: chats.filter(({ pinned }) => pinned) }];
  const rest = chats.filter(({ pinned }) => !pinned);
  for (const folder of folders) groups.push({ key: folder.id, label: folder.name, folder, chats: rest.filter((chat) => chat.folder?.id === folder.id) });
  const known = new Set(folders.map(({ id }) => id));
  for (const chat of rest) {
    if (chat.folder && known.has(chat.folder.id)) continue;
    const label = dateLabel(chat.lastMessageAt, now);
    const last = groups.find(({ key }) => key === label);
    if (last) last.chats.push(chat);
    else groups.push({ key: label, label, folder: null, chats: [chat] });
  }
  return groups.filter((group) => group.chats.length > 0 || group.folder !== null);
}
