/** The computer's help to a person. */
import { listed } from '@muster/engine'
import type { Followed, StayReason } from '@muster/session'

const STAYED: Readonly<Record<StayReason, string>> = {
  'no-way': 'cannot go that way',
  contact: 'would come to blows',
  asked: 'would have to choose a target',
  binds: 'could not be taken back',
}

export const assistance = {
  button: 'Help',
  title: 'The computer can help',
  advise: 'Show me a good answer',
  adviseHint: 'It is shown on the table: take it, change it or put it back.',
  suggest: 'Suggest a move',
  noAdvice: (figure: string) => `The computer would leave ${figure} where it stands.`,
  phase: (phase: string) => `Play the rest of ${phase} for me`,
  phaseHint: 'Until this phase is over. You can step in at any time.',
  turn: (turn: string) => `Play the rest of ${turn} for me`,
  turnHint: 'All its phases. You can step in at any time.',
  setUp: 'Set up for me',
  setUpHint: 'Your side is put in place; then you play.',
  advice: (why: string) => `Advice: ${why}.`,
  take: 'Do that',
  playsFor: (side: string) => `The computer plays for ${side}`,
  stepIn: 'Take over',
  skip: 'Skip ahead',
  followers: (count: number) => (count === 1 ? 'The other one likewise' : `The other ${count} likewise`),
  followersHint: (name: string) => `Everyone else called ${name} goes the same way, as far as each can.`,
  /** What came of "the others likewise", where not all could follow. */
  followed: ({ moved, stayed }: Followed) => {
    const others = stayed.map(({ why, count }) => `${count} ${STAYED[why]}`)
    return `${moved === 0 ? 'Nobody' : moved} followed. The others stay where they are: ${listed(others)}.`
  },
  unmoved: (count: number) => (count === 1 ? '1 has not moved' : `${count} have not moved`),
} as const
