/** Spawn: an enemy that a Werewolf's Bite has eliminated may rise as a werewolf of the biter's side. */
import type { FigureId, Play, Step } from '@muster/engine'
import { tell } from '../../../events/index.ts'
import { joinBattle } from '../../../rules/deployment/join-battle.ts'
import { settlePlaces } from '../../../rules/conditions/conditions.ts'
import { makeSave } from '../../../rules/dice/saves.ts'
import { areEnemies, figureOf, isInPlay } from '../../../state/figures.ts'
import type { Profile } from '../../../state/profile.ts'
import type { State } from '../../../state/state.ts'
import { feature } from '../../feature.ts'

const ID = 'spawn'
/** In everything but Toughness and Health like its maker; its maker may be a spawn itself, which alone costs nothing. */
const spawnOf = (maker: Profile): Profile =>
  maker.points === 0
    ? maker
    : { ...maker, id: `${maker.id}-spawn`, name: `${maker.name} Spawn`, toughness: 2, health: 1, points: 0 }

const hasSpawn = (state: State, biter: FigureId): boolean => {
  const { side, profile } = figureOf(state, biter)
  const { id } = spawnOf(profile)
  return state.figures.some((other) => other.side === side && other.profile.id === id && isInPlay(other))
}

function* rise(play: Play<State>, biter: FigureId, victim: FigureId): Step {
  const { state } = play
  const { side, profile } = figureOf(state, biter)
  const spawned = joinBattle(state, {
    profile: spawnOf(profile),
    side,
    near: figureOf(state, victim).at,
    rule: 'DD-RUL-185',
  })
  if (!spawned) return
  const { id, at } = spawned
  tell(play, { is: 'spawned', figure: id, by: biter, victim, at, rules: ['DD-EAF-15', 'DD-EAF-16', 'DD-RUL-185'] })
  yield* settlePlaces(play)
}

export const spawn = feature(ID, {
  on: {
    eliminated: {
      *attacker(play, bearer, { figure, how, weapon }) {
        const { state } = play
        const isBitten = how === 'slain' && weapon?.id === 'bite'
        if (!isBitten || !areEnemies(state, figureOf(state, bearer), figureOf(state, figure))) return
        if (hasSpawn(state, bearer)) return
        const saved = yield* makeSave(play, { of: figure, save: 'fortitude', potency: 0, by: bearer, purpose: ID })
        if (!saved) yield* rise(play, bearer, figure)
      },
    },
  },
})
