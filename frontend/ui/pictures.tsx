import {
  Amphora, Armchair, Backpack, Bird, Bookmark, Bot, BrushCleaning, Bug, CalendarDays, Candy, Cat, CircleQuestionMark, Clapperboard, Clover, Coffee, Compass, Film, Flame, Gift, Hand, Hourglass, Image, Landmark, Library, Lock, LockOpen, Mail,
  Map as MapIcon, Megaphone, Moon, Music, OctagonMinus, Palette, PartyPopper, PawPrint, PenLine, Rocket, Scale, ScrollText, Search, Shapes, Spade, Sparkles, Speech, Sunrise, Target, Tent, Toolbox, TrainFront, Trophy, Volleyball, WandSparkles, Wind,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { css } from '#styled/css';
import { visuallyHidden } from '#styled/patterns';

/** The icon in place of each emoji in the product's own texts, because a device without an emoji font shows a box. */
export const PICTURES: Readonly<Record<string, LucideIcon>> = {
  '✨': Sparkles, '🔥': Flame, '🎷': Music, '🚂': TrainFront, '🤹': Shapes, '🫖': Coffee, '🃏': Spade, '🎆': PartyPopper, '🛑': OctagonMinus, '🦉': Bird, '🐈‍⬛': Cat, '🌅': Sunrise, '🎳': Volleyball, '🍀': Clover, '🌕': Moon, '🪑': Armchair, '🗓️': CalendarDays,
  '🍬': Candy, '🎩': WandSparkles, '🗺️': MapIcon, '🧰': Toolbox, '🏺': Amphora, '🔖': Bookmark, '🏛️': Landmark, '🎨': Palette, '🎬': Clapperboard, '🗣️': Speech, '📝': PenLine, '🖼️': Image, '🎞️': Film, '📜': ScrollText, '📚': Library, '🦊': PawPrint, '🙋': Hand,
  '🧭': Compass, '🔎': Search, '🐞': Bug, '💌': Mail, '📣': Megaphone, '🎪': Tent, '⚖️': Scale, '🎯': Target, '🏆': Trophy, '❔': CircleQuestionMark, '🎉': PartyPopper, '👋': Hand, '🚀': Rocket, '🌵': Wind, '🤖': Bot, '🧹': BrushCleaning, '⏳': Hourglass, '🎒': Backpack,
  '🔒': Lock, '🔓': LockOpen, '🎁': Gift,
};

/** Matches what people wrote, which the product quotes, and the product's emoji. */
const PARTS = new RegExp(`(“[^”]*”|${Object.keys(PICTURES).join('|')})`, 'u');

/** An emoji of the product as an icon of the text's size and colour. The emoji stays in the page for screen readers and for copying. Other emoji are shown as text. */
export function Picture({ emoji }: { emoji: string }) {
  const Icon = PICTURES[emoji];
  return Icon ? <><Icon aria-hidden className={icon} /><span className={visuallyHidden()}>{emoji}</span></> : emoji;
}

/** A text of the product with icons in place of its emoji. Quoted parts stay as they are, because people wrote them. */
export const DrawnText = ({ text }: { text: string }) => text.split(PARTS).map((part, at) => <Picture key={at} emoji={part} />);

const icon = css({ display: 'inline', width: '[1em]', height: '[1em]', verticalAlign: '[-0.14em]' });
