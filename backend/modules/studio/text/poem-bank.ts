/** Quatrains for poems, usable in any order. {topic} is the subject. */
export const STANZAS: readonly (readonly string[])[] = [
  ['I came to look for {topic}', 'and found the morning there instead,', 'a [cup|coat] still warm, a window wide,', 'the kind of word that goes unsaid.'],
  ['The light had learned to spell my name', 'in dust across the kitchen floor.', 'I read it twice, and all the same', 'I could not say what it was for.'],
  ['Somewhere a gate forgot to close.', 'Somewhere a kettle learned to sing.', 'What comes of {topic}, no one knows;', 'it asks for almost anything.'],
  ['It asked for bread. I gave it rain.', 'It asked for rain. I gave it time.', 'It laughed and asked me once again,', 'and I had nothing left but rhyme.'],
  ['So let the evening have its say,', 'and let the river keep its stone.', 'A thing you love can walk away', 'and never leave you quite alone.'],
  ['The swallows write it, line by line,', 'above the roof in hurried ink:', 'the world is neither yours nor mine,', 'and closer by than people think.'],
  ['I kept a seat for {topic} here', 'beside the lamp, against the wall.', 'Some guests arrive but once a year.', 'Some guests were never gone at all.'],
  ['And if you ask me what I found,', 'I found the asking. That is all:', 'a little light, a little sound,', 'a shadow learning to be tall.'],
  ['The clock put down its heavy hands.', 'The street agreed to be a street.', 'There is a hush that understands', 'the grammar of unhurried feet.'],
  ['Now winter leans on every door,', 'polite, and carrying its snow.', 'I tell it what the fire is for.', 'It nods as if it did not know.'],
  ['A letter came without a stamp.', 'Inside it was a pressed blue hour.', 'I held it up against the lamp', 'and saw the outline of a flower.'],
  ['They say the sea repeats one phrase', 'and never tires of the theme.', 'I have been learning it for days', 'and only have it in a dream.'],
  ['Old maps are honest at the edge:', 'they draw a beast and let it swim.', 'I left my sorrow on a ledge', 'and wrote a friendly note to him.'],
  ['The bell that rang for other men', 'rang out for me across the square.', 'I counted up to six, and then', 'I found that I was standing there.'],
];
