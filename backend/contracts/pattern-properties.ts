import { must } from './must.ts';

/** Unicode's general categories by their long names. JavaScript accepts these in `\p{…}` besides the short names. */
const CATEGORIES: Readonly<Record<string, string>> = {
  Other: 'C', Control: 'Cc', cntrl: 'Cc', Format: 'Cf', Unassigned: 'Cn', Private_Use: 'Co', Surrogate: 'Cs', Letter: 'L', Cased_Letter: 'LC', Lowercase_Letter: 'Ll',
  Modifier_Letter: 'Lm', Other_Letter: 'Lo', Titlecase_Letter: 'Lt', Uppercase_Letter: 'Lu', Mark: 'M', Combining_Mark: 'M', Spacing_Mark: 'Mc', Enclosing_Mark: 'Me',
  Nonspacing_Mark: 'Mn', Number: 'N', Decimal_Number: 'Nd', digit: 'Nd', Letter_Number: 'Nl', Other_Number: 'No', Punctuation: 'P', punct: 'P', Connector_Punctuation: 'Pc',
  Dash_Punctuation: 'Pd', Close_Punctuation: 'Pe', Final_Punctuation: 'Pf', Initial_Punctuation: 'Pi', Other_Punctuation: 'Po', Open_Punctuation: 'Ps', Symbol: 'S',
  Currency_Symbol: 'Sc', Modifier_Symbol: 'Sk', Math_Symbol: 'Sm', Other_Symbol: 'So', Separator: 'Z', Line_Separator: 'Zl', Paragraph_Separator: 'Zp', Space_Separator: 'Zs',
};
const SHORT_CATEGORIES = new Set(Object.values(CATEGORIES));

/** Unicode properties that are no category, by their long and short names in JavaScript. Others exist, but the engine has no tables for them. */
const BINARY: Readonly<Record<string, string>> = {
  Any: 'Any', Assigned: 'Assigned', ASCII_Hex_Digit: 'ASCII_Hex_Digit', AHex: 'ASCII_Hex_Digit', Alphabetic: 'Alphabetic', Alpha: 'Alphabetic', Dash: 'Dash', Emoji: 'Emoji',
  Emoji_Component: 'Emoji_Component', EComp: 'Emoji_Component', Emoji_Modifier: 'Emoji_Modifier', EMod: 'Emoji_Modifier', Emoji_Modifier_Base: 'Emoji_Modifier_Base',
  EBase: 'Emoji_Modifier_Base', Emoji_Presentation: 'Emoji_Presentation', EPres: 'Emoji_Presentation', Extended_Pictographic: 'Extended_Pictographic',
  ExtPict: 'Extended_Pictographic', Hex_Digit: 'Hex_Digit', Hex: 'Hex_Digit', Lowercase: 'Lowercase', Lower: 'Lowercase', Math: 'Math', Quotation_Mark: 'Quotation_Mark',
  QMark: 'Quotation_Mark', Terminal_Punctuation: 'Terminal_Punctuation', Term: 'Terminal_Punctuation', Uppercase: 'Uppercase', Upper: 'Uppercase', White_Space: 'White_Space',
  space: 'White_Space',
};

const SCRIPTS = new Set((
  'Adlam Ahom Anatolian_Hieroglyphs Arabic Armenian Avestan Balinese Bamum Bassa_Vah Batak Bengali Beria_Erfe Bhaiksuki Bopomofo Brahmi Braille Buginese ' +
  'Buhid Canadian_Aboriginal Carian Caucasian_Albanian Chakma Cham Cherokee Chorasmian Common Coptic Cuneiform Cypriot Cypro_Minoan Cyrillic Deseret ' +
  'Devanagari Dives_Akuru Dogra Duployan Egyptian_Hieroglyphs Elbasan Elymaic Ethiopic Garay Georgian Glagolitic Gothic Grantha Greek Gujarati ' +
  'Gunjala_Gondi Gurmukhi Gurung_Khema Han Hangul Hanifi_Rohingya Hanunoo Hatran Hebrew Hiragana Imperial_Aramaic Inherited Inscriptional_Pahlavi ' +
  'Inscriptional_Parthian Javanese Kaithi Kannada Katakana Kawi Kayah_Li Kharoshthi Khitan_Small_Script Khmer Khojki Khudawadi Kirat_Rai Lao Latin Lepcha ' +
  'Limbu Linear_A Linear_B Lisu Lycian Lydian Mahajani Makasar Malayalam Mandaic Manichaean Marchen Masaram_Gondi Medefaidrin Meetei_Mayek Mende_Kikakui ' +
  'Meroitic_Cursive Meroitic_Hieroglyphs Miao Modi Mongolian Mro Multani Myanmar Nabataean Nag_Mundari Nandinagari New_Tai_Lue Newa Nko Nushu ' +
  'Nyiakeng_Puachue_Hmong Ogham Ol_Chiki Ol_Onal Old_Hungarian Old_Italic Old_North_Arabian Old_Permic Old_Persian Old_Sogdian Old_South_Arabian ' +
  'Old_Turkic Old_Uyghur Oriya Osage Osmanya Pahawh_Hmong Palmyrene Pau_Cin_Hau Phags_Pa Phoenician Psalter_Pahlavi Rejang Runic Samaritan Saurashtra ' +
  'Sharada Shavian Siddham Sidetic SignWriting Sinhala Sogdian Sora_Sompeng Soyombo Sundanese Sunuwar Syloti_Nagri Syriac Tagalog Tagbanwa Tai_Le ' +
  'Tai_Tham Tai_Viet Tai_Yo Takri Tamil Tangsa Tangut Telugu Thaana Thai Tibetan Tifinagh Tirhuta Todhri Tolong_Siki Toto Tulu_Tigalari Ugaritic Unknown ' +
  'Vai Vithkuqi Wancho Warang_Citi Yezidi Yi Zanabazar_Square'
).split(' '));

/** Every name of a Unicode property that a pattern may use, for tests. */
export const PROPERTY_NAMES: readonly string[] = [
  ...Object.keys(CATEGORIES), ...SHORT_CATEGORIES, ...Object.keys(BINARY), 'ASCII', ...[...SCRIPTS].map((name) => `Script=${name}`),
];

/** Translates the name of a Unicode property in `\p{…}` from JavaScript to RE2; null when the engine does not have it. */
export function propertyName(asked: string): string | null {
  const [, kind, value] = /^(\w+)=(\w+)$/.exec(asked) ?? [null, null, asked];
  if (kind === 'Script' || kind === 'sc') return SCRIPTS.has(value) ? value : null;
  const category = SHORT_CATEGORIES.has(value) ? value : Object.hasOwn(CATEGORIES, value) ? must(CATEGORIES[value], 'the category') : null;
  if (kind === 'General_Category' || kind === 'gc') return category;
  if (kind !== null) return null;
  return category ?? (Object.hasOwn(BINARY, value) ? must(BINARY[value], 'the property') : null);
}
