import type { Category } from '#contracts/prompts.ts';

/** Subjects that appear in the titles of demo prompts, by category. */
export const SUBJECTS: Record<Category, readonly string[]> = {
  'blog-writing': ['blog outline', 'how-to article', 'opinion piece', 'listicle', 'interview write-up', 'travel diary'],
  'content-marketing': ['campaign brief', 'newsletter issue', 'case study', 'landing page', 'lead magnet', 'content calendar'],
  'social-media': ['post series', 'hook collection', 'carousel script', 'caption pack', 'launch thread', 'community reply'],
  'technical-writing': ['release note', 'runbook', 'code walkthrough', 'error explanation', 'migration guide', 'API tour'],
  'creative-writing': ['short story', 'plot twist', 'fairy tale', 'character sketch', 'haiku cycle', 'ghost story'],
  documentation: ['readme', 'onboarding guide', 'style guide', 'glossary', 'changelog', 'troubleshooting page'],
  'business-writing': ['difficult email', 'meeting summary', 'project proposal', 'board update', 'job posting', 'complaint answer'],
  'academic-writing': ['literature review', 'abstract', 'research question', 'lab report', 'grant outline', 'peer review'],
  scriptwriting: ['podcast script', 'radio play', 'explainer script', 'sketch dialogue', 'trailer narration', 'toast'],
  'product-photography': ['perfume bottle', 'sneaker shot', 'ceramic mug', 'wrist watch', 'honey jar', 'desk lamp'],
  'digital-art': ['dreamscape', 'floating city', 'neon garden', 'impossible staircase', 'glass forest', 'paper galaxy'],
  illustrations: ['storybook fox', 'picnic scene', 'lighthouse keeper', 'cosy kitchen', 'otter family', 'mushroom village'],
  'brand-design': ['logo board', 'bakery identity', 'coffee label', 'monogram', 'festival identity', 'bookshop sign'],
  'social-media-graphics': ['quote card', 'event teaser', 'recipe card', 'countdown tile', 'profile banner', 'sale sticker'],
  'marketing-visuals': ['hero banner', 'seasonal banner', 'feature tile', 'brochure cover', 'billboard', 'mail header'],
  'technical-diagrams': ['system diagram', 'data flow', 'isometric server room', 'timeline', 'network map', 'exploded view'],
  'concept-art': ['creature sheet', 'desert outpost', 'airship deck', 'ruined temple', 'market street', 'robot gardener'],
  animation: ['looping mascot', 'walking teapot', 'blinking owl', 'rolling dice', 'growing plant', 'dancing letters'],
  'motion-graphics': ['title card', 'lower third', 'logo sting', 'number counter', 'weather map', 'chart reveal'],
  'product-showcase': ['product turn', 'unboxing', 'watch reveal', 'headphone orbit', 'shoe assembly', 'jar close-up'],
  'social-media-shorts': ['vertical teaser', 'recipe short', 'street interview', 'before and after', 'quick tip', 'day in the life'],
  'promotional-videos': ['shop promo', 'event trailer', 'app tour', 'charity appeal', 'open day', 'season opener'],
  'educational-content': ['concept in thirty seconds', 'volcano lesson', 'history minute', 'maths trick', 'language drill', 'science demo'],
  'visual-effects': ['impossible weather', 'falling stars', 'melting clock', 'shadow puppet', 'time freeze', 'paper fire'],
};

export const MANNERS = [
  'Gentle', 'Bold', 'Playful', 'Precise', 'Quiet', 'Curious', 'Honest', 'Swift', 'Warm', 'Clever', 'Minimal', 'Vivid', 'Careful', 'Witty', 'Rustic', 'Modern',
  'Tiny', 'Grand', 'Patient', 'Cinematic', 'Midnight', 'Sunday', 'Pocket', 'Velvet', 'Copper', 'Nordic', 'Tropical', 'Vintage', 'Electric', 'Hand-made',
] as const;

export const ENDINGS = [
  'maker', 'workshop', 'in three steps', 'for beginners', 'for small shops', 'that people finish', 'with a twist', 'kit', 'from five notes', 'for busy teams',
  'without clichés', 'studio', 'in one page', 'for teachers', 'on a budget', 'companion',
] as const;

export const TAGS = [
  'starter', 'quick', 'seo', 'email', 'story', 'fantasy', 'minimalist', 'pastel', 'retro', 'noir', 'startup', 'education', 'kids', 'science', 'travel', 'food',
  'fitness', 'finance', 'gardening', 'music', 'holiday', 'winter', 'summer', 'portrait', 'landscape', 'isometric', 'watercolour', 'photo-real', '3d', 'loop',
  'vertical', 'b2b', 'nonprofit', 'remote-work', 'productivity', 'research', 'summary', 'outline', 'checklist', 'brainstorm', 'humour', 'poetry', 'dialogue',
  'worldbuilding', 'branding', 'packaging', 'typography', 'icons', 'ui', 'data',
] as const;

export const FIRST_NAMES = [
  'Mira', 'Tomás', 'Aiko', 'Jonas', 'Leila', 'Nikhil', 'Freya', 'Mateo', 'Zuri', 'Anton', 'Priya', 'Oskar', 'Lucía', 'Kofi', 'Hana', 'Ruben', 'Ines', 'Dmitri',
  'Salma', 'Elio', 'Noor', 'Piet', 'Yara', 'Bruno',
] as const;
export const LAST_NAMES = [
  'Okafor', 'Lindqvist', 'Tanaka', 'Moreau', 'Haddad', 'Rossi', 'Novak', 'Silva', 'Iyer', 'Berg', 'Castillo', 'Mensah', 'Kowalski', 'Dubois', 'Farah', 'Keller',
] as const;
