/** Misty Step: at the start of the Movement Phase the caster is suddenly elsewhere. */
import {
  aimQuestion,
  named,
  refuse,
  text,
  type FigureId,
  type Play,
  type Random,
  type Refusal,
  type Step,
} from '@muster/engine'
import { distance, inches, radiusOf, type Point } from '@muster/table'
import { bearerOf, figureOf, footprint, TOLERANCE, heightOf } from '../../state/figures.ts'
import { randomPointWithin } from '../../rules/measuring/directions.ts'
import { playerOf } from '../../rules/casting/casting.ts'
import { canSeeSpot, nearestFree, refuseFree, type Wish } from '../../rules/casting/free-spots.ts'
import { canCastQuick, castQuick, quickQuestion } from '../../rules/casting/quick-spells.ts'
import { teleportTo } from '../../rules/casting/teleporting.ts'
import type { Figure, State } from '../../state/state.ts'
import type { QuickSpell } from '../../state/spell.ts'

const REACH = inches(6)

export const mistyStep: QuickSpell = {
  id: 'misty-step',
  name: 'Misty Step',
  icon: 'teleport',
  rule: 'DD-QCK-06',
  kind: 'quick',
  text: 'At the start of the Movement Phase the caster may teleport up to 6" to a free place it sees.',
  on: {
    'phase-starts': {
      *anybody(play, bearer, { phase }) {
        if (phase !== 'movement' || !canCastQuick(play.state, figureOf(play.state, bearer), mistyStep.id)) return
        const at = yield* askPlace(play, bearer)
        if (at && (yield* castQuick(play, bearer, mistyStep.id, [bearer]))) {
          yield* teleportTo(play, bearer, at, 'DD-QCK-06')
        }
      },
    },
  },
}

function* askPlace(play: Play<State>, id: FigureId): Step<Point | undefined> {
  const { state } = play
  const caster = figureOf(state, id)
  const ask = {
    by: playerOf(state, id),
    what: quickQuestion(mistyStep.id),
    rule: 'DD-QCK-06',
    about: id,
    reaction: 'Misty Step spell',
    prompt: text`Does ${named(id)} step through the mist, and where to?`,
  }
  const answer = yield* play.ask(
    aimQuestion(ask, {
      from: id,
      range: REACH,
      template: { is: 'disc', radius: Math.round(radiusOf(bearerOf(state, caster).profile.base)) },
      refuse: (at) => refusePlace(state, figureOf(state, id), at),
      propose: (random) => (random ? anyPlace(state, figureOf(state, id), random) : { pick: ['no'] }),
      options: [{ id: 'no', label: 'Stay' }],
    }),
  )
  return 'at' in answer ? answer.at : undefined
}

const wishOf = (figure: Figure): Wish => ({ figure, rule: 'DD-RUL-72' })

function refusePlace(state: State, caster: Figure, at: Point): Refusal | undefined {
  const wrong = wrongWith(state, caster, at)
  if (!wrong) return undefined
  const nearest = nearestFree(state, wishOf(caster), at, (spot) => wrongWith(state, caster, spot) === undefined)
  return nearest ? { ...wrong, nearest: { at: nearest } } : wrong
}

function wrongWith(state: State, caster: Figure, at: Point): Refusal | undefined {
  if (distance(footprint(state, caster).at, at) > REACH + TOLERANCE) {
    return refuse('DD-QCK-06', 'too-far', 'That is more than 6" away.', { at })
  }
  if (!canSeeSpot(state, caster, at, heightOf(state, caster))) {
    return refuse('DD-RUL-72', 'out-of-sight', text`${named(caster.id)} does not see that place.`, { at })
  }
  return refuseFree(state, wishOf(caster), at)
}

function anyPlace(state: State, caster: Figure, random: Random) {
  const at = randomPointWithin(footprint(state, caster).at, REACH, random)
  return wrongWith(state, caster, at) ? { pick: ['no'] } : { at }
}
