import type { LucideIcon } from 'lucide-react';
import { BadgeDollarSign, Crown, CreditCard, Gift, HandCoins, LockOpen, Package, RotateCcw, Scale, ShieldAlert, Sparkles, Tag, Trophy, UserPlus } from 'lucide-react';
import type { TransactionType, WalletTransaction } from '#contracts/wallet.ts';

interface Kind {
  label: string;
  icon: LucideIcon;
  tone: 'good' | 'bad' | 'brand' | 'amber';
}

/** Name, icon and hue of each type of wallet line. */
export const TRANSACTION_KINDS: Record<TransactionType, Kind> = {
  purchase: { label: 'Purchase', icon: CreditCard, tone: 'good' },
  subscription: { label: 'Subscription', icon: Crown, tone: 'brand' },
  generation: { label: 'Generation', icon: Sparkles, tone: 'brand' },
  refund: { label: 'Refund', icon: RotateCcw, tone: 'bad' },
  reward: { label: 'Reward', icon: Gift, tone: 'amber' },
  challenge: { label: 'Challenge', icon: Trophy, tone: 'amber' },
  sale: { label: 'Sale', icon: Tag, tone: 'good' },
  royalty: { label: 'Royalty', icon: BadgeDollarSign, tone: 'good' },
  tip: { label: 'Tip', icon: HandCoins, tone: 'amber' },
  referral: { label: 'Referral', icon: UserPlus, tone: 'amber' },
  unlock: { label: 'Unlock', icon: LockOpen, tone: 'brand' },
  pack: { label: 'Pack', icon: Package, tone: 'brand' },
  adjustment: { label: 'Adjustment', icon: Scale, tone: 'amber' },
  chargeback: { label: 'Chargeback', icon: ShieldAlert, tone: 'bad' },
};

/** Returns the address of the page that a wallet line is about; null when there is none. */
export function placeOf({ refType, refId }: Pick<WalletTransaction, 'refType' | 'refId'>): string | null {
  if (refType === 'chat' && refId) return `/chat/${refId}`;
  if (refType === 'generation' && refId) return `/my-creations?run=${refId}`;
  return refType === 'order' || refType === 'subscription' ? '/wallet?tab=billing' : null;
}
