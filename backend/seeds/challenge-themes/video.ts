import { themes } from './themes.ts';

/** Challenge themes for videos. */
export const VIDEO_THEMES = themes('video', [
  ['Make a boring object dance', 'A few seconds of a thing that never moves.', 1, 'Which object?', 'A stapler', 'No people.'],
  ['Weather, but indoors', 'One room, one forecast, no umbrellas.', 2, 'Which weather, which room?', 'Rain over a sofa'],
  ['A door that opens wrong', 'Give us seconds of a hinge with opinions.', 1, 'How does it open?', 'Like a curtain'],
  ['Loop the tide', 'A loop whose end we cannot find.', 3, 'What comes in with the tide?', 'Paper boats', 'The end meets the beginning.'],
  ['The plant that wakes up', 'Morning, from the point of view of a leaf.', 1, 'What wakes it?', 'A moving stripe of sun'],
  ['Stars being switched on', 'They come on one at a time, by hand.', 1, 'Who switches them on?', 'A very patient owl'],
  ['A city breathes', 'Houses that rise and sink like a chest.', 2, 'At what time of day?', 'Just before dawn'],
  ['The cup that never fills', 'Pour, and let us wonder.', 2, 'What is poured?', 'Evening light'],
  ['Paper takes off', 'A sheet becomes something that flies.', 1, 'What does it become?', 'A crane over rooftops'],
  ['The slowest race', 'A finish line, and no hurry at all.', 1, 'Who races?', 'Two snails and a cloud'],
  ['Neon rain', 'A street in which every drop has a colour.', 1, 'What does the light come from?', 'Shop signs without words'],
  ['Clockwork heart', 'Show the machine that keeps a giant alive.', 2, 'What drives it?', 'Marbles on brass rails'],
  ['One balloon, whole sky', 'Follow it for as long as you have.', 1, 'Where does it start?', 'A market square'],
  ['Fold a mountain', 'The landscape is paper, and it closes.', 3, 'What is inside the fold?', 'A tiny village'],
  ['The train through the bookshelf', 'A journey between the pages.', 2, 'What does it pass?', 'A sea of commas'],
  ['Lanterns leave', 'They rise, and the dark gets deeper.', 1, 'From where do they rise?', 'A frozen lake'],
  ['A drop, up close', 'One drop falls and we see everything in it.', 2, 'What is in it?', 'A whole harbour'],
  ['The shadow is late', 'A shadow arrives after its owner.', 3, 'Whose shadow?', 'A running dog'],
  ['Assembly without hands', 'Something builds itself in front of us.', 2, 'What is built?', 'A bicycle'],
  ['Morning at the monster’s', 'Daily life, with more eyes.', 1, 'What does the monster do first?', 'Waters its teeth'],
  ['Ink becomes a fish', 'A stroke of ink swims off.', 2, 'Where does it go?', 'Into the margin'],
  ['Gravity takes a break', 'For three seconds nothing falls.', 2, 'What floats?', 'A breakfast'],
  ['Ferris wheel of planets', 'The night ride with the best view.', 1, 'Who sits in it?', 'A moon with a scarf'],
  ['The wave that waits', 'It stops at its highest point, and looks at us.', 3, 'What makes it wait?', 'A child with a bucket'],
]);
