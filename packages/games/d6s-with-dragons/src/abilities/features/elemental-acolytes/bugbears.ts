/** Bugbears: they grab people and carry them off. */
import { chooseQuestion, named, part, picked, text, type FigureId, type Play, type Step } from '@muster/engine'
import { makeSave } from '../../../rules/dice/saves.ts'
import { canAct } from '../../../rules/conditions/conditions.ts'
import { seize } from '../../../rules/conditions/seize.ts'
import { dragsFreely } from '../../../rules/movement/move-question.ts'
import {
  areEnemies,
  conditionOn,
  controllerOf,
  figureOf,
  has,
  isUpTo,
  isInPlay,
  threatens,
} from '../../../state/figures.ts'
import type { Figure, State } from '../../../state/state.ts'
import { feature } from '../../feature.ts'

export const abduct = feature('abduct', { answers: [dragsFreely.answer(true)] })

export const blackjack = feature('blackjack', {
  advantage: {
    'to-hit': (state, bearer, { at }) =>
      conditionOn(figureOf(state, at), 'grappled')?.from === bearer.id ? part(1, 'Blackjack', 'DD-EAF-02') : undefined,
  },
})

const ID = 'quick-grapple'

const withinGrasp = (state: State, bearer: Figure): readonly Figure[] =>
  state.figures.filter(
    (other) =>
      isInPlay(other) &&
      areEnemies(state, bearer, other) &&
      isUpTo(other, 'medium') &&
      !has(other, 'grappled') &&
      threatens(state, bearer, other),
  )

function* chooseVictim(play: Play<State>, bearer: FigureId): Step<FigureId | undefined> {
  const { state } = play
  const figure = figureOf(state, bearer)
  const [first, ...others] = withinGrasp(state, figure)
  if (!first || others.length === 0) return first?.id
  const ask = {
    by: controllerOf(state, figure),
    what: ID,
    rule: 'DD-EAF-03',
    about: bearer,
    prompt: text`Whom does ${named(bearer)} try to grapple?`,
  }
  const options = [first, ...others].map(({ id }) => ({ id, label: named(id), figure: id }))
  const dearest = others.reduce((best, one) => (one.points > best.points ? one : best), first)
  return picked(yield* play.ask(chooseQuestion(ask, { options, usual: [dearest.id] })))
}

export const quickGrapple = feature(ID, {
  actions: [
    {
      id: ID,
      label: 'Quick Grapple',
      phase: 'combat',
      isExtra: true,
      isPossible(state, bearer) {
        const figure = figureOf(state, bearer)
        return !figure.now.used.includes(ID) && canAct(state, figure) && withinGrasp(state, figure).length > 0
      },
      worth: (state, bearer) =>
        Math.max(...withinGrasp(state, figureOf(state, bearer)).map(({ points }) => points / 5)),
      *use(play, bearer) {
        figureOf(play.state, bearer).now.used.push(ID)
        const at = yield* chooseVictim(play, bearer)
        if (at === undefined) return
        const saved = yield* makeSave(play, { of: at, save: 'reflex', potency: 0, by: bearer, purpose: ID })
        if (!saved) yield* seize(play, bearer, at)
      },
    },
  ],
})
