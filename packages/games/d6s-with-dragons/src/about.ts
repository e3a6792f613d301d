/** What the start screen says about the game. It imports no rules, so the start screen loads none. */
import type { About, BattlePitch } from '@muster/engine'

export const theDragon: BattlePitch = {
  id: 'the-dragon',
  name: 'The dragon',
  call: 'A dragon is waiting.',
  line: 'A red dragon has come down from the mountain. The king and his champions ride out to meet it.',
  minutes: 25,
  icon: 'spiked-dragon-head',
}

export const about: About = {
  name: 'd6s with Dragons',
  line: "Skirmishes of single warriors: flank, follow up, use your weapon's mastery, and hold your nerve.",
  minutes: 75,
  firstMinutes: 40,
  minutesToLearn: 25,
  icon: 'spiked-dragon-head',
  colour: '#8C3B2E',
  credit:
    'After "d6s with Dragons" (CC BY 4.0), which includes material from the System Reference Document 5.2 ' +
    'by Wizards of the Coast LLC (CC BY 4.0).',
  battles: [theDragon],
  converts: 'Convert a creature of the fifth edition',
  campaign: 'Companies kept from encounter to encounter: who falls may recover, or not come back.',
  earlierDraft: '5e-d6',
}
