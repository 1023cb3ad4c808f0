/** Passages of a story before its turn, by stage. Any passage can follow any passage of the stage before. */
export const STORY_STAGES: readonly (readonly (readonly string[])[])[] = [
  [
    [
      '{Hero} had learned to read {place} the way other people read faces.', 'A change in the [light|air], a door left a hand wider than usual, and the day was already saying something.', 'That morning it said that someone had been there in the night.',
      'Nothing was missing.', 'That was the trouble: {thing} stood where it always stood, and it had been [dusted|turned to face the wall].', 'Nobody dusts in a hurry, and nobody breaks in to be kind.', '{Hero} put the kettle on and waited for the explanation to arrive by itself.',
    ],
    [
      'The first thing {hero} did each day was to count.', '[Chairs, keys, windows|Steps, lamps, cups]: {place} was only quiet once the numbers agreed.', 'On this day there was one too many, and it took until noon to find out of what.', 'It was {sign}, pushed under {thing} so neatly that it must have been done with love.', '{Hero} left it where it was and locked nothing.', 'You do not lock a door after the guest has come in.',
    ],
    [
      'In {place} the days had no names, only weather.', 'It was a day of [thin rain|bright wind|low fog] when {other} came back, {years} late and without luggage.', '{Hero} said good morning, because that was what one said.', '{Other} said nothing and looked at {thing} as one looks at somebody who has aged.', 'Then both of them spoke at once, and both of them stopped.', 'It was the last honest silence for some time.',
    ],
    [
      'There are places that keep their promises longer than people do.', '{Place_cap} was one of them, and {hero} had been paid to forget it.', 'The money had come every spring, in the same envelope, for {years}.', 'This spring there was no money in it, only {sign}.', '{Hero} turned it to the light, and then away from the light.', 'Outside, somebody was already knocking.',
    ],
  ],
  [
    [
      'By noon there were two versions of the story in {place}, and both had {hero} in them.', 'In the first, {hero} had seen everything and was keeping quiet out of loyalty.', 'In the second, {hero} had seen nothing and was keeping quiet out of pride.', '{Other} believed a third version and had the sense not to tell it.', 'Rumour is a letter addressed to the wrong house.', 'Sooner or later somebody opens it anyway.',
    ],
    [
      'Nobody asked, which was worse than questions.', 'People brought [bread|soup|a jar of something red] and stayed in the doorway, as if the floor were wet.', '"You look well," they said to {hero}, and meant the opposite.', '{Other} thanked them all by name and got every name right.', 'That should have been a comfort.', '{Hero} wondered who had been practising.',
    ],
    [
      'It was the dog that noticed first.', 'It lay down in front of {thing} and would not be moved, not for meat and not for anger.', '{Hero} stepped over it; {other} walked around, in a wide and careful circle.', 'Two people, two habits, one animal between them.', 'You could have drawn the whole quarrel from that, if you had known there was one.',
    ],
    [
      'The afternoon went on being ordinary with great determination.', 'A cart passed, a window was cleaned, somebody laughed too long at something not very funny.', '{Hero} wrote a list and {other} read it upside down.', 'Three of its lines were errands.', 'The fourth was a question, and it had been crossed out so hard that it stood on the next page as well.', 'Neither of them mentioned the next page.',
    ],
  ],
  [
    [
      'The first clue was small enough to be an accident.', 'Under {thing} lay {sign}, folded in the way only one person in {place} ever folded anything.', 'It held no message, only a time: {hour}.', '{Hero} read it three times, because a time without a day is a kind of [threat|promise].', 'At ten minutes before, {hero} locked the door from the inside and sat down facing it.',
    ],
    [
      'In the drawer where the string was kept, there was no string.', 'There was {sign}, and under it a key that fitted nothing in {place}.', '{Hero} tried it everywhere, politely, as one tries a hand on a shoulder.', 'Only {thing} gave a little, the width of a breath, and then thought better of it.', '"You will break it," said {other} from the stairs, much too soon to have heard.',
    ],
    [
      'Handwriting is the last part of us to change its mind.', '{Hero} found the line on the back of a bill: a name, {hour}, and the word "still".', 'It was a good hand, in no hurry, with a loop in the wrong place.', '{Other} had that loop.', 'So did the label on {thing}, which was older than either of them.', 'There are only so many ways for that to be true.',
    ],
    [
      'It was a photograph, or what had been left of one.', 'Somebody had cut it in half with great care, along the line of an arm.', 'On the half that remained stood {thing}, and behind it a window of {place} that had been walled up for {years}.', '{Hero} went and laid an ear to the wall.', 'There was nothing to hear except somebody else who was listening.',
    ],
  ],
  [
    [
      '{Other} did not look like a person with a secret.', 'Secrets usually make people careful, and {other} knocked over a chair on the way in and did not apologise to it.', '"I came for {thing}," {other} said, "or for you, whichever is easier to carry."', '{Hero} laughed, which neither of them expected.', 'It is hard to be properly afraid of somebody who has [flour|rain] on their sleeves.', 'It is harder still to trust them. They compromised on tea.',
    ],
    [
      '{Hour_cap} came and did nothing.', 'It went the way trains go past small stations, with noise and without stopping.', 'Then the lamp flickered once, politely, as if asking permission.', '"You are early," said {hero} to the empty room, and felt foolish for exactly one second.', '"No," said {other} from behind the second door, "you are late, by {years}."', 'There had never been a second door.',
    ],
    [
      'They met on the stairs, where it is impossible to pass without touching.', '"After you," said {hero}. "After {years}," said {other}, and it was not a joke.', 'Both of them held on to the rail as if it belonged to a ship.', 'Above them {thing} made the small sound that it made when the weather was about to turn.', '"Do you still wind it?" asked {other}.', 'It had never been a thing that one winds.',
    ],
    [
      '{Other} asked for a glass of water and then did not drink it.', 'It stood on the table between them, filling slowly with the colour of the evening.', '"You have moved {thing}," said {other}. {Hero} had not.', 'They both looked at the mark on the floor, where it had stood, and at the place where it stood now.', 'The distance was one step.', '"Then it has begun," said {other}, and drank after all.',
    ],
  ],
  [
    [
      'What {other} told over that tea took an hour and left out the middle.', 'There had been a bargain, made by people who were old even then.', '{Place_cap} would be kept safe, and in return it would keep something.', 'Nobody had written down what.', 'The ones who knew had trusted the ones who followed, and the ones who followed had been busy.', '"That is how most curses begin," said {other}, "with a to-do list."',
    ],
    [
      '"I will tell it once," said {other}, "and then you will wish that I had lied."', 'It was a story about a debt and about a winter, and about somebody who had stood at this window and waved.', '{Hero} knew the wave; it was in the family.', 'What nobody had ever said was whom it had been meant for.', '"Not for the one who left," said {other}. "For the one who was let in."', 'After that, even {thing} seemed to hold its breath.',
    ],
    [
      'There are two ways to tell the truth: all at once, or in the order in which it hurts least.', '{Other} chose the second and got lost in it.', 'There was a letter, then no letter; there was a promise, then only the room in which it had been given.', 'The room was {place}, on an evening much like this one.', '"And who promised?" asked {hero}.', '{Other} looked at {thing}. "That," said {other}, "is the wrong question, and you are the first to ask it."',
    ],
    [
      '{Other} had the manner of someone who returns a borrowed umbrella.', '"It was never mine to keep," {other} said, "and it was never yours to guard."', '{Years_cap} are long enough to mistake a duty for a life.', '{Hero} thought of all the mornings, the counting, the careful steps.', 'If it had not been guarding, what had it been?', '"Company," said {other}, as though that were an accusation.',
    ],
  ],
  [
    [
      'They searched {place} by daylight, which made it look innocent.', 'Every drawer had something to say for itself: [string, buttons, keys to doors that had been firewood for years|spoons, candles, receipts in a hand that had died].', 'In the last one lay a picture of {hero}.', 'The coat in it was new, the smile was real, and the date on the back had not happened yet.', '"Do you own a coat like that?" "No," said {hero}, and then, because honesty is a habit, "not yet."',
    ],
    [
      'Looking for one thing, they found all the others.', 'A glove that had been mourned, a letter that had been answered without being read, the good scissors.', '{Place_cap} gave them up one by one, like somebody emptying pockets at a border.', 'Only when it was dark did {other} think of looking behind {thing}.', 'There was a second {sign_bare} there, exactly like the first, and the dust on it was warm.',
    ],
    [
      '{Hero} took the upper floor and {other} the lower, and they called out what they saw.', '"Nothing," called {hero}. "Nothing," called {other}, a little too quickly each time.', 'After the ninth nothing, the voice that answered was not quite {other}’s.', '{Hero} stood still and called again, something foolish, a word from childhood.', 'It came back from two places at once.',
    ],
    [
      'A house can be read like a hand, from the lines that use has drawn.', 'The boards were worn from the door to {thing}, and from {thing} to the window, and nowhere else.', '"But I never walk there," said {hero}.', '{Other} put a foot on the pale track and followed it, heel to toe, as one follows a name on a list.', 'It ended at the wall, in the middle of a step.',
    ],
  ],
  [
    [
      'Night in {place} arrived all at once, like a decision.', '{Hero} listened to the pipes and the rafters and the long breath between them.', 'Under those sounds there was another, regular and patient, and it came from {thing}.', 'It was not ticking. Ticking measures; this was closer to counting down.', '{Other} heard it as well and said nothing, which was the loudest thing said all day.',
    ],
    [
      'They did not sleep, and each pretended to for the other’s sake.', 'Towards {hour} a light went along the ceiling, the way the light of a car does, only there was no road on that side.', 'It stopped above {thing} and stayed.', '"Every night?" whispered {other}. "Every night that I am awake," said {hero}.', '"Then you have been awake for {years}," said {other}, quite gently.',
    ],
    [
      'There is a courage that runs toward things and a courage that stays.', '{Hero} had always been praised for the second kind and suspected it of being fear in good shoes.', 'So this time {hero} ran: down the stairs, past the door that had not been there, into a street that was much too long.', 'The houses repeated after the ninth one.', 'In every ninth window stood {thing}, lit from inside.', 'At the end of the street, where the square should have been, {place} began again from the beginning.',
    ],
    [
      'The rain stopped at {hour}, between one drop and the next.', 'In the quiet {hero} could hear the neighbours turning over, the wood drying, a spoon that somebody put down very carefully below.', 'Below there was nobody.', '{Other} lit the lamp and went first, which was kind, and in socks, which was clever.', 'On the kitchen table stood a second cup.', 'It was full, and on the far side of it the chair was warm.',
    ],
  ],
  [
    [
      'They made a plan, because plans are a way of holding hands without saying so.', '{Hero} would stay with {thing}, and {other} would stand at the door and refuse to open it.', 'Neither asked what would happen if they were wrong.', 'They shared the last of the bread and argued about the weather of a day that might not come.', 'For a while it was almost an ordinary supper.',
    ],
    [
      'The rule, once {other} stopped hiding it, was simple.', 'One thing could be given back, and only by the person who had never asked for it.', '"Then it has to be me," said {hero}. "It has to be you," said {other}, "and I hoped that you would need longer to see it."', 'They looked for a third way until the candle was short.', 'There is always a third way; it was not in {place} that night.',
    ],
    [
      '"We could leave," said {other}. "People do."', 'They packed in ten minutes and unpacked in an hour, because of [a photograph|the cat|a smell of apples] that neither could leave behind.', 'That was when {hero} understood how {place} had done it, all this time, without a single lock.', '"Then we stay," said {hero}, "but we stay differently."', 'They pulled {thing} into the middle of the room, where nothing had ever stood.',
    ],
    [
      'It was {other} who said it aloud: somebody had to ask the question that everyone had stepped around.', '{Hero} practised it in three voices, the brave one, the polite one and the tired one.', 'The tired one was best.', 'They set the table for three, put {sign} on the empty plate and turned down the lamp.', 'Then they waited, like people in a theatre who know the play.',
    ],
  ],
  [
    [
      'Silence has a shape when you have been leaning against a sound.', '{Hero} felt the floor of {place} settle by the width of a coin.', 'Somewhere above them a second door opened, and the air that came down the stairs smelled of [the sea|cut grass] and of a year nobody had lived yet.', '"I would like to say that I knew," said {other}, "but I only hoped."', 'They looked at each other, and then they both looked at the door.',
    ],
    [
      'Later, people would ask {hero} when it became clear.', 'There was no moment, only a [row|string] of them, each too small to be believed alone.', 'The dust, the second cup, the way {other} never once asked where anything was kept.', 'You can live beside the truth for years if it does the washing-up.', '{Place_cap} had not been haunted. It had been looked after.',
    ],
    [
      '{Hour_cap}, for the last time.', '{Hero} stood up, because it seemed wrong to meet it sitting.', '{Other} straightened a collar that was straight already.', 'On {thing} the light moved by a finger’s breadth, and everything that had been said in that room for {years} seemed to be drawing breath to be said again.', '"Now," said {other}, and it was not clear to whom.',
    ],
    [
      'What broke the waiting was not an enemy.', 'It was a child from three houses down, who had followed the light and wanted to know whether the story had an end.', '{Hero} opened a mouth to say that it was late, and found that no honest sentence began that way.', '"It has several," said {other}. The child considered this with the seriousness it deserved.', '"Then somebody should choose," the child said, and sat down beside {thing} as if it were a step.',
    ],
  ],
];

/** Small facts that stay the same in one story: an hour, a length of time, and a thing that is found. */
export const HOURS = ['a quarter past four', 'ten to six', 'half past two', 'five to nine', 'twenty past eleven'] as const;
export const SPANS = ['eleven years', 'seven summers', 'nine winters', 'four years', 'a dozen springs'] as const;
export const SIGNS = ['a slip of paper', 'a tram ticket', 'a pressed leaf', 'a blue button', 'a torn postcard'] as const;

export const TWISTS: readonly (readonly string[])[] = [
  ['The picture was not of {hero}.', 'It was of {other}, in the same light, with the same smile, {years} on.', 'They had never been two people with one secret; {place} had kept both ends of one promise and waited for them to meet.'],
  ['{Thing_cap} had never been the thing that was kept.', '{Hero} was.', 'The bargain of {place} had stored one person safely, and every visitor since had come to ask, politely, whether it was time to give them back.'],
  ['{Sign_cap} had been left by {hero}.', 'So had all the others, and there were hundreds, in a box under the floor.', 'Every rescue that {other} had tried had been ordered, year after year, by {hero}, who had chosen each time to forget.'],
  ['The keeper of {place} was never alone.', '{Other} had been living in the hour that {hero} always slept through.', 'They had shared one house, one cup and one duty for years, and had met today only because a habit broke.'],
  ['Nobody had come to take {thing}.', 'They had come, one after another, to see whether {hero} would offer it.', '{Other} was the first to be offered nothing but tea, and that was the answer they had all been waiting for.'],
  ['It was not a debt at all.', '{Other} turned {sign} over, and there it stood, in a hand that {hero} knew: a gift, with thanks, and please do not write back.', 'For {years} they had been paying for something that had been given to them.'],
  ['{Hero} had not been waiting for the one who left.', '{Hero} was the one who left.', 'What sat at that window in {place} all these years, and waved, and laid the table, was everybody else.'],
  ['There was a reason why {other} knew every name.', '{Other} had written them, all of them, on the inside of {thing}, in the order in which they had been forgiven.', 'Only one was missing, and {hero} had spent {years} believing that it stood at the top.'],
];

export interface Ending {
  name: string;
  lines: readonly string[];
}

/** Story endings by their effect on the reader. Each story gets one that hurts, one that comforts and one that changes the meaning of a small thing. */
export const ENDINGS: readonly (readonly Ending[])[] = [
  [
    { name: 'The cruel one', lines: ['Only one thing can be given back, and {other} has already spent it on staying for tea.', '{Hero} understands a breath too late.', 'The coat is heavier than it was, the smile is real, and somebody lifts a camera.', '"Hold still," says a voice that will be kind for {years}.', 'In the morning there is no dust on {thing}, and nothing is missing.'] },
    { name: 'The empty chair', lines: ['{Other} asks for a glass of water, and {hero} goes to fetch it.', 'It takes no time at all.', 'When {hero} comes back, the chair is pushed in and the window is open by a hand.', 'The glass stands on {thing} until the water is gone, and then it stands there empty.', 'Nobody in {place} ever moves it.'] },
    { name: 'The long one', lines: ['They do the right thing, and it costs exactly what it was said to cost.', '{Other} leaves by the front door, with a wave that is meant for the house.', '{Hero} counts the steps, because somebody always has.', 'There are fewer of them than there used to be.', '{Hour_cap} comes, and for the first time it is only an hour.'] },
    { name: 'The locked one', lines: ['"I would have told you," says {other}, "if you had ever asked about me."', 'It is the truest thing said in {place} all year.', '{Hero} looks for an answer and finds a key, a list, a habit.', 'The door closes without a sound, as it was always oiled to do.', 'Behind it somebody is humming; then somebody is not.'] },
  ],
  [
    { name: 'The quiet one', lines: ['{Hero} closes the second door and paints over it once more.', 'Some kindnesses only work while nobody says thank you.', 'In the morning there is dust on {thing} again, exactly as much as there should be.', 'On the table stand two cups, and one of them is still warm.', '{Hero} drinks from the other and starts to hum.'] },
    { name: 'The brave one', lines: ['They go through together, because the door is wide enough if nobody lets go.', 'On the other side {place} is small and far below, like a lamp left on for guests.', 'Behind them the street runs straight for the first time in years.', '{Thing_cap} is found the next day, silent, light as an empty box.', 'It is given to a school, where nobody is afraid of it at all.'] },
    { name: 'The supper', lines: ['In the end it is only a matter of laying one more plate.', '{Other} peels, {hero} stirs, and the window steams over until {place} has no outside.', 'They talk about {years} as one talks about weather that has passed.', 'When the knock comes, both of them get up, and both of them laugh.', '"It is open," they say.'] },
    { name: 'The letter', lines: ['{Hero} writes it after all, in one draft, without a single beautiful sentence.', 'It says where the key is, and that the dog prefers the left side, and that nothing is owed.', '{Other} reads it standing up and sits down to read it again.', '{Thing_cap} goes on doing what it does.', 'It has never been so easy to sleep beside.'] },
  ],
  [
    { name: 'The funny one', lines: ['"So we just ask it?" says {hero}.', '{Other}, who has tried everything else over a great many evenings, goes slightly pale.', '{Hero} leans down to {thing} and asks, in a normal voice, what it would like.', 'It would like, it turns out, to be moved nearer to the window.', 'They move it, and nobody mentions the {years} again.'] },
    { name: 'The open one', lines: ['{Hero} stands on the threshold with one foot in each evening.', 'From here both lives look possible, and both look small enough to carry.', '{Other} does not say choose, and {place} does not hold its breath.', 'There is time; there has never been anything else.', 'What would you do with it?'] },
    { name: 'The other way round', lines: ['Years later somebody new comes to {place} and finds {sign} under {thing}.', 'It is folded in the way that only one person ever folded anything.', 'It holds no message, only a time.', 'The newcomer reads it three times and puts the kettle on.', 'From behind the second door, very quietly, {hero} says: "You are early."'] },
    { name: 'The small print', lines: ['{Other} reads the old bargain aloud once more, to have it over with.', '"Keep it safe," it says, "and it will keep"; and there the page is torn.', 'All these years they had supplied the missing word themselves, and it had always been a cruel one.', '{Hero} turns {sign} over and lays it against the edge.', 'It fits, and the word on it is "you".'] },
  ],
];

/** Questions at the end of a story, for a person who wants to continue it. */
export const NEXT_DRAFT: readonly string[] = [
  'Tell the supper again from the side of {other}, who has already lived it and must not show it.',
  'Give {hero} one lie to tell in the first scene, small and kind, and let it come due in the last.',
  'What did {place} look like before the bargain, and who still remembers the smell of it?',
  'Let somebody in the town profit from the silence, and let them be likeable.',
  'Cut the scene you are proudest of, then see whether its echo is enough.',
  'Describe {thing} once through touch alone, in the dark, before anybody says what it is.',
  'Move the last image nearer to the beginning, so that the ending is a return and not a rescue.',
  'Write the letter that {hero} would leave if it could be sure of being read.',
  'Find the sentence that explains too much and give half of it to the weather.',
  'Ask what {other} wants that has nothing to do with {hero}, and let them nearly get it.',
  'Decide which ending is true for you, then make each of the others impossible to dismiss.',
  'Read it aloud in one sitting and mark every place where your voice speeds up.',
  'Rename the chapters after objects, and see which object is missing.',
  'End one page earlier, just to find out what the story does with the silence.',
];
