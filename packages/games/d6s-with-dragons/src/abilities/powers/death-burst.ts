/** Death bursts: whoever stands near when such a creature is slain is hit. One burst is over before the next begins. */
import {
  chooseQuestion,
  forTheBattle,
  memoryOf,
  named,
  picked,
  recall,
  type FigureId,
  type Play,
  type Step,
} from '@muster/engine'
import { inches } from '@muster/table'
import { question, type DragonAbility } from '../../state/ability.ts'
import { figureOf, isInPlay, isWithin } from '../../state/figures.ts'
import type { DeathBurstPower } from '../../state/power.ts'
import type { Figure, State } from '../../state/state.ts'
import { strikeOne, type AbilityWords } from './strike.ts'

type Burst = Pick<DeathBurstPower, 'save' | 'potency' | 'inches' | 'harm'>

/** What a slain creature does to those around it. */
const bursts = question<undefined, Burst>('death burst')

/** All such creatures remember under one name, because their bursts wait for each other. */
const BURST = { id: 'death-burst', memory: forTheBattle({ stage: 'none' }) } as const
type BurstStage = 'none' | 'waits' | 'bursts'

const isAt = ({ memory }: Figure, stage: BurstStage): boolean => recall(memory, BURST).stage === stage
const setStage = ({ memory }: Figure, stage: BurstStage): void => void (memoryOf(memory, BURST).stage = stage)

export const burstWhenSlain = (words: AbilityWords, harm: Burst): DragonAbility => ({
  ...words,
  answers: [bursts.answer(() => harm)],
  on: {
    eliminated: {
      *target(play, bearer, { how }) {
        const { figures } = play.state
        if (how !== 'slain') return
        setStage(figureOf(play.state, bearer), 'waits')
        if (!figures.some((figure) => isAt(figure, 'bursts'))) yield* burstInTurn(play)
      },
    },
  },
})

/** Those that a burst slays burst after it. */
function* burstInTurn(play: Play<State>): Step {
  const { state } = play
  for (;;) {
    const next = yield* chooseNext(play)
    if (next === undefined) return
    setStage(figureOf(state, next), 'bursts')
    yield* burst(play, next)
    setStage(figureOf(state, next), 'none')
  }
}

/** The Lead Player chooses among several. */
function* chooseNext(play: Play<State>): Step<FigureId | undefined> {
  const { state } = play
  const waiting = state.figures.filter((figure) => isAt(figure, 'waits'))
  if (waiting.length < 2) return waiting[0]?.id
  const prompt = 'Several creatures burst. Which comes next?'
  const ask = { by: state.lead, what: 'next-burst', rule: 'DD-RUL-191', prompt }
  const options = waiting.map(({ id }) => ({ id, label: named(id), figure: id }))
  return picked(yield* play.ask(chooseQuestion(ask, { options })))
}

function* burst(play: Play<State>, id: FigureId): Step {
  const { state } = play
  const bursting = figureOf(state, id)
  const found = bursts.by(state.abilities.of(state, bursting), state, bursting, undefined)
  const harm = bursts.first(state.abilities.of(state, bursting), state, bursting, undefined)
  if (!found || !harm) return
  const near = state.figures.filter((other) => isInPlay(other) && isWithin(state, bursting, other, inches(harm.inches)))
  const since = play.milestones?.since()
  for (const other of near) {
    if (state.decided) return
    play.milestones?.reach(since, other.id)
    const { save, potency } = harm
    yield* strikeOne(play, { by: id, at: other.id }, found.ability, { harm: harm.harm, against: { save, potency } })
  }
}
