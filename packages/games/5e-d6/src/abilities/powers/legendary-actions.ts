/** Legendary actions: right after an enemy's turn to move a creature does one of a few things, so often a round. */
import { chooseQuestion, named, picked, text, type FigureId, type Play, type Step } from '@muster/engine'
import { tell } from '../../events/index.ts'
import type { GameAbility } from '../../state/ability.ts'
import { areEnemies, figureOf, isStanding } from '../../state/figures.ts'
import { LEGENDARY_TIMES, type LegendaryAction } from '../../state/legendary.ts'
import type { State } from '../../state/state.ts'
import { isPossible, isUseful, LEGENDARY_RULE, takeLegendary } from './legendary-action.ts'

export const legendaryActions = (all: readonly LegendaryAction[]): GameAbility => ({
  id: 'legendary-actions',
  name: 'Legendary Actions',
  rule: LEGENDARY_RULE,
  text: `After an enemy's turn to move, ${LEGENDARY_TIMES} times a round: ${all.map(({ name }) => name).join(', ')}.`,
  on: {
    'turn-ended': {
      *anybody(play, bearer, { figure: ended }) {
        const { state } = play
        const figure = figureOf(state, bearer)
        if (!isStanding(figure) || !areEnemies(figure, figureOf(state, ended))) return
        const taken = yield* ask(play, bearer, all)
        if (!taken) return
        figure.powersUsed = [...figure.powersUsed, taken.name]
        tell(play, { is: 'legendary-taken', figure: bearer, what: taken.name, rules: [LEGENDARY_RULE] })
        yield* takeLegendary(play, bearer, taken)
      },
    },
  },
})

function* ask(play: Play<State>, id: FigureId, all: readonly LegendaryAction[]): Step<LegendaryAction | undefined> {
  const { state } = play
  const figure = figureOf(state, id)
  const used = figure.powersUsed.filter((name) => all.some((one) => one.name === name))
  if (used.length >= LEGENDARY_TIMES) return undefined
  const open = all.filter((one) => !(one.once && used.includes(one.name)) && isPossible(state, figure, one))
  if (open.length === 0) return undefined
  const details = {
    by: figure.side,
    what: 'legendary-action',
    prompt: text`${named(id)} may take a legendary action (${LEGENDARY_TIMES - used.length} left).`,
    rule: LEGENDARY_RULE,
    about: id,
    reaction: 'Legendary Actions',
  }
  const options = [...open.map(({ name }) => ({ id: name, label: name })), { id: 'no', label: 'Not now' }]
  const usual = [open.find((one) => isUseful(state, figure, one))?.name ?? 'no']
  const pick = picked(yield* play.ask(chooseQuestion(details, { options, usual })))
  return open.find(({ name }) => name === pick)
}
