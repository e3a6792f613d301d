/** Legendary actions: after the turn of an enemy its bearer may do one of a few things, so many times a round. */
import {
  chooseQuestion,
  forTheRound,
  memoryOf,
  named,
  picked,
  recall,
  text,
  type FigureId,
  type Play,
  type Step,
} from '@muster/engine'
import { tell } from '../../events/index.ts'
import { canAct } from '../../rules/conditions/conditions.ts'
import type { DragonAbility } from '../../state/ability.ts'
import { areEnemies, controllerOf, figureOf, isInPlay } from '../../state/figures.ts'
import type { LegendaryDeed, LegendaryPower, PowerId } from '../../state/power.ts'
import type { Figure, State } from '../../state/state.ts'
import { deedWorth, isDeedPossible, takeDeed } from './legendary-deeds.ts'
import type { AbilityWords } from './strike.ts'

type Words = AbilityWords & { readonly id: PowerId }

const NONE: readonly string[] = []

export function legendaryAbility(
  words: Words,
  { times, deeds }: Pick<LegendaryPower, 'times' | 'deeds'>,
): DragonAbility {
  const done = { id: words.id, memory: forTheRound({ used: NONE }) } as const

  const possible = (state: State, figure: Figure): readonly LegendaryDeed[] => {
    const { used } = recall(figure.memory, done)
    return deeds.filter((deed) => !(deed.once && used.includes(deed.id)) && isDeedPossible(state, figure, deed))
  }

  return {
    ...words,
    memory: done.memory,
    on: {
      'turn-ends': {
        *anybody(play, bearer, { figure: ended }) {
          const { state } = play
          const figure = figureOf(state, bearer)
          const left = times - recall(figure.memory, done).used.length
          if (left <= 0 || !isItsMoment(state, figure, ended)) return
          const deed = yield* askDeed(play, bearer, words, possible(state, figure), left)
          if (!deed) return
          const memory = memoryOf(figureOf(state, bearer).memory, done)
          memory.used = [...memory.used, deed.id]
          tell(play, { is: 'feature-used', figure: bearer, feature: deed.id, rules: [words.rule] })
          yield* takeDeed(play, bearer, words, deed)
        },
      },
    },
  }
}

/** It can act, the battle goes on, and it was an enemy's turn. */
const isItsMoment = (state: State, figure: Figure, ended: FigureId): boolean =>
  !state.decided && isInPlay(figure) && canAct(state, figure) && areEnemies(state, figure, figureOf(state, ended))

function* askDeed(
  play: Play<State>,
  bearer: FigureId,
  { name, rule }: Words,
  deeds: readonly LegendaryDeed[],
  left: number,
): Step<LegendaryDeed | undefined> {
  const { state } = play
  if (deeds.length === 0) return undefined
  const figure = figureOf(state, bearer)
  const rated = deeds.map((deed) => ({ deed, worth: deedWorth(state, figure, deed) })).sort((a, b) => b.worth - a.worth)
  const [best] = rated
  const ask = {
    by: controllerOf(state, figure),
    what: 'legendary-action',
    rule,
    about: bearer,
    prompt: text`${named(bearer)} may use a legendary action (${left} left this round).`,
    reaction: name,
  }
  const options = [...rated.map(({ deed }) => ({ id: deed.id, label: deed.name })), { id: 'no', label: 'Not now' }]
  const usual = best && best.worth > 0 ? best.deed.id : 'no'
  const choice = picked(yield* play.ask(chooseQuestion(ask, { options, usual: [usual] })))
  return deeds.find(({ id }) => id === choice)
}
