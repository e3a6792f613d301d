/** After deployment, before round 1: each caster may have one incantation in force already. */
import {
  chooseQuestion,
  picked,
  raise,
  type FigureId,
  type Option,
  type Play,
  type SideId,
  type Step,
} from '@muster/engine'
import { tell } from '../../events/index.ts'
import { figureOf, isInPlay, otherSide, sideOf } from '../../state/figures.ts'
import { spellOf } from '../../spells/book.ts'
import { optionId, optionParts } from '../../state/option-id.ts'
import type { Figure, State } from '../../state/state.ts'
import { beginIncantation, castingOf } from './casting.ts'

const DONE = 'done'

/** The Lead Player's casters first. No slot is spent and nothing can be countered. */
export function* incantations(play: Play<State>): Step {
  const { state } = play
  for (const side of [state.lead, otherSide(state, state.lead)]) yield* startingSpells(play, side)
  if (state.round === 0) state.round = 1
  state.stage = 'round-start'
}

/** Each player orders their own. */
function* startingSpells(play: Play<State>, side: SideId): Step {
  const { state } = play
  const begun = new Set<FigureId>()
  for (;;) {
    const options = state.figures.flatMap((figure) =>
      figure.side === side && !begun.has(figure.id) ? optionsOf(state, figure) : [],
    )
    if (options.length === 0) return
    const ask = {
      by: side,
      what: 'starting-incantation',
      rule: 'DD-CONC-07',
      prompt: `${sideOf(state, side).name}: which incantation is in force already?`,
    }
    const option =
      picked(yield* play.ask(chooseQuestion(ask, { options: [...options, { id: DONE, label: 'No more' }] }))) ?? DONE
    if (option === DONE) return
    const { figure = raise('an incantation without a caster') } = options.find(({ id }) => id === option) ?? {}
    begun.add(figure)
    const [, spell = ''] = optionParts(option)
    yield* begin(play, figure, spell)
  }
}

/** Only those of Spell Concentration, with targets within the normal range and sight. */
function optionsOf(state: State, figure: Figure): Option[] {
  const {
    id,
    profile: { casting },
    concentrating,
  } = figure
  if (!casting || !isInPlay(figure) || concentrating !== undefined) return []
  return casting.incantations.map(spellOf).flatMap((spell) => {
    if (spell.kind !== 'incantation' || !spell.canBeCast(state, figure)) return []
    return [{ id: optionId(id, spell.id), label: `${id}: ${spell.name}`, figure: id, hint: spell.text }]
  })
}

function* begin(play: Play<State>, id: FigureId, spellId: string): Step {
  const spell = spellOf(spellId)
  if (spell.kind !== 'incantation') return raise(`${spellId} is no incantation`)
  const chosen = yield* spell.choose(play, id)
  const casting = castingOf(figureOf(play.state, id), spellId, chosen)
  tell(play, {
    is: 'incantation-begun',
    caster: id,
    spell: spellId,
    name: spell.name,
    targets: chosen.targets,
    rules: ['DD-CONC-07', 'DD-RUL-56', spell.rule],
  })
  yield* beginIncantation(play, spell, casting)
}
