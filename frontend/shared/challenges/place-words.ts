const ENDINGS: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const rules = new Intl.PluralRules('en', { type: 'ordinal' });

/** Writes a place in a challenge: "1st", "2nd", "3rd", "11th", "1,022nd". */
export const placeWords = (place: number): string => `${place.toLocaleString('en-US')}${ENDINGS[rules.select(place)] ?? 'th'}`;
