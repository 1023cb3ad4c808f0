import { Award, CircleCheck, Clapperboard, Gift, Info, ShieldAlert, TriangleAlert, Trophy, Users, WandSparkles, Shield } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { Message } from '#contracts/messages.ts';

export const CATEGORY_NAMES: Record<Message['category'], string> = {
  content: 'Content', social: 'Social', system: 'System', achievement: 'Achievement', challenge: 'Challenge',
};
export const CATEGORY_ICONS: Record<Message['category'], LucideIcon> = {
  content: WandSparkles, social: Users, system: Shield, achievement: Award, challenge: Trophy,
};
export const PRIORITY_NAMES: Record<Message['priority'], string> = {
  critical: 'Critical', urgent: 'Urgent', high: 'High', normal: 'Normal', low: 'Low',
};

/** Returns whether a message shows a badge for its priority (docs/rules/messages.md#priority-badge). */
export const isPressing = ({ priority }: Message): boolean => priority === 'urgent' || priority === 'critical';

/** Background colours of the square around a message's icon. */
export type Tint = 'bad' | 'violet' | 'teal' | 'amber' | 'plain';

const TYPES: Record<Message['type'], { icon: LucideIcon; tint: Tint }> = {
  generation_success: { icon: CircleCheck, tint: 'violet' },
  video_completion: { icon: Clapperboard, tint: 'violet' },
  generation_error: { icon: TriangleAlert, tint: 'bad' },
  token_reward: { icon: Gift, tint: 'amber' },
  achievement_earned: { icon: Award, tint: 'amber' },
  challenge_reward: { icon: Trophy, tint: 'teal' },
  system_notification: { icon: Info, tint: 'plain' },
};

/** Returns the icon of a message by its type. An urgent message gets the icon for urgent ones. */
export const pictureOf = (message: Message): { icon: LucideIcon; tint: Tint } => {
  if (message.type === 'system_notification' && isPressing(message)) return { icon: ShieldAlert, tint: 'bad' };
  if (message.type === 'system_notification' && message.category === 'social') return { icon: Users, tint: 'teal' };
  return TYPES[message.type];
};
