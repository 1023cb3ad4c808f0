import type { StarterPrompt } from '#modules/prompts/starter-prompts.port.ts';
import { formOf } from './form-of.ts';

export const localBusinessPromo: StarterPrompt = {
  slug: 'local-business-promo',
  title: '15-Second Local Business Promo',
  oneLiner: 'The bakery, the bike shop, the hairdresser: fifteen seconds that look like your street and not like an airline.',
  description: `Big brands film skylines. You have something better: a door that people know. This promo is built from hands, regulars and one thing that only happens at your place.

**What you get:** a short film planned in five pictures, from outside in, that ends on your door with room for the address.

**To use it well:** name the ritual. The bell that the baker rings, the coffee on the counter for those who wait. If your clip comes out shorter than fifteen seconds, the plan keeps the order and tightens each picture.`,
  contentType: 'video',
  category: 'promotional-videos',
  tags: ['local', 'small-business', 'promo', 'shop', 'neighbourhood', 'ad'],
  language: 'en',
  publisher: 'conjure-motion',
  template: `A 15 second promotional film for {{brand_name}}, {{business_kind}} in {{setting}}. Five pictures of about three seconds; if the clip is shorter, keep all five and tighten them.

1. **Street.** Early, lights on inside. The shop front from across the street, one person arriving.
2. **Hands.** Close up of the work: {{subject}}.
3. **Ritual.** What only happens here: {{ritual}}.
4. **Faces.** Three regulars of three ages, each at ease in a different way. Nobody looks into the camera.
5. **Door.** The front again, closer, warmer; the upper half of the frame stays calm for name and address.
The good news, told by pictures alone: {{offer}}
It is valid until: {{offer_until}}

Brand colour {{brand_color}} on things that really belong to the shop: the awning, an apron, a bag.
Manner: {{style}}. Natural sound is implied: a bell, steam, a drawer. Movements are small and real.
Ordinary people of different ages, worn tools, no staged smiles, no lettering that can be read.`,
  negativeTemplate: 'readable text, fake signs, big-brand logos, stock models, handshakes, thumbs up, drone skylines, slow-motion confetti, distorted hands, lens flare, spinning transitions',
  form: formOf(
    {
      title: 'The place',
      fields: [
        { key: 'brand_name', type: 'short_text', label: 'Name of the business', placeholder: 'Bäckerei Amsel', required: true, max: 60 },
        { key: 'business_kind', type: 'short_text', label: 'What is it?', placeholder: 'a bakery with four stools', required: true, max: 100 },
        { key: 'setting', type: 'short_text', label: 'Which street?', placeholder: 'a sloping street with tram tracks', required: true, max: 120 },
        { key: 'subject', type: 'short_text', label: 'The work, in close up', placeholder: 'a blade scores a loaf, flour in the air', required: true, max: 160 },
        { key: 'ritual', type: 'short_text', label: 'What only happens at your place?', placeholder: 'the bell is rung when the last tray comes out', required: true, max: 160 },
      ],
    },
    {
      title: 'The news',
      fields: [
        { key: 'offer', type: 'short_text', label: 'Is there an offer?', placeholder: 'the second loaf is half price after six', max: 140 },
        { key: 'offer_until', type: 'date', label: 'Until when?', showIf: { field: 'offer', op: 'filled' } },
      ],
    },
    {
      title: 'The feel',
      fields: [
        { key: 'style', type: 'radio_cards', label: 'Manner', required: true, default: 'documentary', options: [{ value: 'documentary', label: 'quiet documentary', hint: 'Tripod, patience' }, { value: 'handheld', label: 'warm handheld', hint: 'In the middle of it' }, { value: 'symmetry', label: 'symmetrical and colourful', hint: 'Like a dolls’ house' }] },
        { key: 'brand_color', type: 'color', label: 'Brand colour', required: true, default: '#c2410c' },
      ],
    },
  ),
  outputSettings: { aspect: '16:9', quantity: 1 },
  sampleInputs: [
    { label: 'Bäckerei Amsel', inputs: { brand_name: 'Bäckerei Amsel', business_kind: 'a bakery with four stools', setting: 'a sloping street with tram tracks', subject: 'a blade scores a loaf, flour in the air', ritual: 'a small bell is rung when the last tray comes out', offer: 'the second loaf is half price after six', offer_until: '2026-12-31', style: 'documentary', brand_color: '#c2410c' } },
    { label: 'Spoke & Chain', inputs: { brand_name: 'Spoke & Chain', business_kind: 'a bicycle workshop in a former pharmacy', setting: 'a square with plane trees', subject: 'a wheel spins true between two thumbs', ritual: 'every repaired bike gets one lap around the fountain', style: 'symmetry', brand_color: '#0f766e' } },
    { label: 'Kino Sternchen', inputs: { brand_name: 'Kino Sternchen', business_kind: 'a cinema with thirty-one seats', setting: 'a backyard behind a stationer', subject: 'a reel clicks into place, dust dances in the beam', ritual: 'the owner sits down last, in the first row', offer: 'children choose the film on Sundays', style: 'handheld', brand_color: '#6d28d9' } },
  ],
};
