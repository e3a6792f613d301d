/** Confrontation: fight until a side is down to a quarter of its number. */
import { otherSide, sideOf } from '../state/figures.ts'
import type { State } from '../state/state.ts'
import { lastStanding, survivorsOf, type Encounter, type Verdict } from './encounter.ts'

const isBeaten = (state: State, side: string): boolean => 4 * survivorsOf(state, side) <= sideOf(state, side).starting

function checkNow(state: State): Verdict | undefined {
  const beaten = state.sides.filter(({ id }) => isBeaten(state, id))
  const [loser] = beaten
  if (!loser) return lastStanding(state)
  if (beaten.length === 2) return bothBeaten(state)
  const winner = otherSide(state, loser.id)
  const left = survivorsOf(state, loser.id)
  return {
    winner,
    reason: `${loser.name}: only ${left} of ${loser.starting} left, a quarter or less.`,
    rules: ['DD-ENC-04', 'DD-RUL-98'],
  }
}

/** Both sides at the same moment: the larger fraction left wins. */
function bothBeaten(state: State): Verdict {
  const [a, b] = state.sides.map(({ id, starting }) => ({ id, left: survivorsOf(state, id), starting }))
  const lean = a && b ? a.left * b.starting - b.left * a.starting : 0
  const winner = lean === 0 ? undefined : lean > 0 ? a?.id : b?.id
  const reason =
    winner === undefined
      ? 'Both sides broke at once, and as many are left of one as of the other.'
      : `Both sides broke at once, and more is left of ${sideOf(state, winner).name}.`
  return { winner, reason, rules: ['DD-RUL-98'] }
}

export const confrontation: Encounter = {
  id: 'confrontation',
  name: 'Confrontation',
  line: 'Fight until one side is down to a quarter of its number.',
  laying: 'DD-ENC-02',
  layThings: () => [],
  checkNow,
  checkRoundEnd: () => undefined,
  score: survivorsOf,
  tally: (state, side) => `${survivorsOf(state, side)} of ${sideOf(state, side).starting} left`,
  standing: (state) =>
    state.sides
      .map(
        ({ id, name, starting }) =>
          `${name}: ${survivorsOf(state, id)} of ${starting} left, beaten at ${Math.floor(starting / 4)}`,
      )
      .join('. '),
}
