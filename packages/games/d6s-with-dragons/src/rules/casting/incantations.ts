/** After deployment, before round 1: each caster may have one incantation in force already. */
import {
  chooseQuestion,
  named,
  picked,
  raise,
  text,
  type FigureId,
  type Option,
  type Play,
  type SideId,
  type Step,
} from '@muster/engine'
import { tell } from '../../events/index.ts'
import { figureOf, isInPlay, otherSide } from '../../state/figures.ts'
import { optionId } from '../../state/option-id.ts'
import type { Figure, State } from '../../state/state.ts'
import { beginIncantation, castingOf } from './casting.ts'
import type { SpellId } from '../../state/vocabulary.ts'

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
    const found = state.figures.flatMap((figure) =>
      figure.side === side && !begun.has(figure.id) ? beginningsOf(state, figure) : [],
    )
    if (found.length === 0) return
    const ask = {
      by: side,
      what: 'starting-incantation',
      rule: 'DD-CONC-07',
      prompt: 'Which incantation is in force already?',
    }
    const option =
      picked(
        yield* play.ask(
          chooseQuestion(ask, { options: [...found.map(({ option: one }) => one), { id: DONE, label: 'No more' }] }),
        ),
      ) ?? DONE
    if (option === DONE) return
    const chosen = found.find((one) => one.option.id === option) ?? raise(`no such incantation: ${option}`)
    begun.add(chosen.caster)
    yield* begin(play, chosen.caster, chosen.spell)
  }
}

/** An incantation that somebody could have in force already. */
interface Beginning {
  readonly option: Option
  readonly caster: FigureId
  readonly spell: SpellId
}

/** Only those of Spell Concentration, with targets within the normal range and sight. */
function beginningsOf(state: State, figure: Figure): Beginning[] {
  const {
    id,
    profile: { casting },
    concentrating,
  } = figure
  if (!casting || !isInPlay(figure) || concentrating !== undefined) return []
  return casting.incantations.flatMap((known) => {
    const spell = state.abilities.book.spell(known)
    if (spell.kind !== 'incantation' || !spell.canBeCast(state, figure)) return []
    const option = {
      id: optionId(id, spell.id),
      label: text`${named(id)}: ${spell.name}`,
      figure: id,
      hint: spell.text,
    }
    return [{ option, caster: id, spell: spell.id }]
  })
}

function* begin(play: Play<State>, id: FigureId, spellId: SpellId): Step {
  const spell = play.state.abilities.book.spell(spellId)
  if (spell.kind !== 'incantation') return raise(`${spellId} is no incantation`)
  const chosen = yield* spell.choose(play, id)
  const casting = castingOf(figureOf(play.state, id), spell.id, chosen)
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
