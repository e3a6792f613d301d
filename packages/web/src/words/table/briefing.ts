/** Texts for somebody who sees the battle screen for the first time. */
export const briefing = {
  aim: 'What is fought for',
  now: 'What to do now',
  how: {
    move: 'Drag a ringed figure to where it should go. An outline shows how far it can move, and a note what it risks.',
    place: 'Drag them to new places inside the dashed line, or leave them as they are.',
    pair: 'Drag from one figure to another, or accept what is proposed.',
    aim: 'Drag it to where it should land. Whoever it would catch is ringed.',
    choose: 'Choose an answer below. Ringed figures can be touched instead.',
  },
  dice: 'Roll on your own table and say what fell, or let Muster roll.',
  checking: 'The battle is being checked. Look at the table meanwhile.',
  wait: 'The other side is playing. Point at anything meanwhile.',
  watch:
    'The computer plays both sides. Pause whenever you like; the menu says how fast it goes, and lets you take a side.',
  past: 'This is how it was; nothing here changes it. “Play on from here” begins a new battle at this moment, and this one stays as it is.',
  over: 'The battle is over. Click any line of the log to see that moment again.',
  figure: 'Point at a figure to see its card.',
  help: 'Not sure? “Help” shows a good answer, or plays on for you.',
} as const
