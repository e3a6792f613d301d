/** Scenario 6: gold from enemies slain in melee. */
import { named, rollFor, type Play, type Step } from '@muster/engine'
import { tell } from '../events/events.ts'
import { figureOf, sideOf } from '../state/figures.ts'
import type { Figure, State } from '../state/state.ts'
import type { Death, Scenario } from './scenario.ts'
import { mostWins, standingText } from './score.ts'

/** Dice of gold by Armour as bought. */
const PURSE: readonly number[] = [1, 1, 1, 2, 2, 3]
const BONUS_DICE = 3

const scores = (state: State) => state.sides.map(({ id, gold }) => ({ side: id, score: gold }))
const total = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + face, 0)

export const loot: Scenario = {
  id: 'loot',
  name: 'Loot',
  line: 'Enemies slain in melee give gold: more for good armour, much more for Heroes and Wizards. Most gold wins.',
  rule: 'HW-LOOT-09',
  sides: [2, 3, 4],
  *onRemoved(play, deaths) {
    const since = play.milestones?.since()
    for (const [index, death] of deaths.entries()) {
      play.milestones?.reach(since, `body ${index}`)
      yield* rob(play, death)
    }
  },
  result: (state) => mostWins(state, scores(state), 'Gold taken'),
  standing: (state) => standingText(state, scores(state), ' gold'),
}

/** Gold is taken from bodies: an arrow or a spell fetches none. */
function* rob(play: Play<State>, { figure: id, how, credit, by }: Death): Step {
  if (how !== 'melee' || credit === undefined) return
  const side = sideOf(play.state, credit)
  const faces = yield* goldDice(play, figureOf(play.state, id), credit)
  side.gold += total(faces)
  tell(play, {
    is: 'gold-taken',
    rules: ['HW-LOOT-08'],
    side: credit,
    figure: id,
    by,
    faces,
    gold: total(faces),
    has: side.gold,
  })
}

function* goldDice(play: Play<State>, { id, profile, rank }: Figure, credit: string): Step<readonly number[]> {
  const purse = yield* play.rollTotal(rollFor('gold', named(id)), credit, PURSE[profile.armour] ?? 1)
  if (rank === 'trooper') return purse
  return [...purse, ...(yield* play.rollTotal(rollFor('gold bonus', named(id)), credit, BONUS_DICE))]
}
