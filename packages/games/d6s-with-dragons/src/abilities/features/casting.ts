/** Caster Mastery: a spell in place of one attack, in melee or of a shooting action. */
import type { FigureId, Play, Step } from '@muster/engine'
import { areEnemies, bearerOf, figureOf, isInPlay } from '../../state/figures.ts'
import { attackWorth } from '../../rules/melee/attack-worth.ts'
import { attackOf, attackOptionsOf } from '../../rules/melee/melee-attacks.ts'
import { canCast } from '../../rules/casting/casting.ts'
import { castWithoutBox } from '../../rules/casting/cast-without-box.ts'
import { makeShots } from '../../rules/shooting/ranged-attacks.ts'
import { canShoot, shotOf, shots } from '../../rules/shooting/shots.ts'
import { attacksOf } from '../../rules/stats/sums.ts'
import { canPayHalf, payTurn, turnOf } from '../../rules/turn/turn.ts'
import { mayUseMastery, spendMastery } from '../../rules/melee/masteries.ts'
import type { Attack } from '../../state/acts.ts'
import type { Figure, State } from '../../state/state.ts'
import { feature } from '../feature.ts'

const ID = 'caster-mastery'
const SPELL = 'fog-cloud'

const mayCast = (state: State, figure: Figure): boolean => mayUseMastery(state, figure) && canCast(state, figure)

const hasBow = ({ arms: { ranged } }: Figure): boolean => ranged.some(({ range }) => (range?.long ?? 0) > 8)

/** Fog keeps enemy archers from shooting; one bank of it is enough. */
export function fogWorth(state: State, bearer: FigureId): number {
  const figure = figureOf(state, bearer)
  if (figure.concentrating !== undefined) return -1
  let points = 0
  for (const enemy of state.figures)
    if (isInPlay(enemy) && areEnemies(state, figure, enemy) && hasBow(enemy)) points += enemy.points
  return points / 10
}

/** With the best of the attacks that follow it. */
function worthWith(attacksOn: (state: State, figure: Figure) => readonly Attack[]) {
  return (state: State, bearer: FigureId): number => {
    const fog = fogWorth(state, bearer)
    if (fog <= 0) return fog
    const figure = figureOf(state, bearer)
    const worths = attacksOn(state, figure).map((one) => attackWorth(state, one))
    return fog + (attacksOf(state, figure) - 1) * Math.max(0, ...worths)
  }
}

const blowsOf = (state: State, figure: Figure): readonly Attack[] =>
  attackOptionsOf(state, figure).map((blow) => attackOf(state, figure.id, blow))
const shotsOf = (state: State, figure: Figure): readonly Attack[] =>
  shots(state, figure).map((shot) => shotOf(figure.id, shot))

function* castInPlaceOfAttack(play: Play<State>, id: FigureId): Step {
  spendMastery(figureOf(play.state, id), ID)
  yield* castWithoutBox(play, id, SPELL)
}

/** The other attacks of the action follow. */
export const casterMastery = feature(ID, {
  actions: [
    {
      id: ID,
      label: 'Cast Fog Cloud in place of an attack',
      phase: 'combat',
      isPossible(state, bearer) {
        const figure = figureOf(state, bearer)
        return mayCast(state, figure) && attackOptionsOf(state, figure).length > 0
      },
      worth: worthWith(blowsOf),
      *use(play, bearer) {
        const figure = figureOf(play.state, bearer)
        figure.now.attacksLeft = attacksOf(play.state, figure) - 1
        yield* castInPlaceOfAttack(play, bearer)
      },
    },
    {
      id: ID,
      label: 'Shoot, and cast Fog Cloud in place of a shot',
      phase: 'movement',
      isPossible(state, bearer) {
        const figure = figureOf(state, bearer)
        const base = bearerOf(state, figure)
        return mayCast(state, figure) && canPayHalf(state, base, turnOf(state, base)) && canShoot(state, figure)
      },
      worth: worthWith(shotsOf),
      *use(play, bearer) {
        const { state } = play
        payTurn(play)
        if (state.turn) state.turn.prepared = true
        bearerOf(state, figureOf(state, bearer)).now.shot = true
        yield* castInPlaceOfAttack(play, bearer)
        yield* makeShots(play, bearer, 1)
      },
    },
  ],
})
