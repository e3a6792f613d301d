/** Before terrain is set up, every Hero rolls a magic item and every Wizard two spells, openly. */
import { AbilityQuestion, raise, named, rollFor, type Play, type Step } from '@muster/engine'
import { tell } from '../../events/events.ts'
import type { Figure, Side, State } from '../../state/state.ts'
import { ITEMS } from '../../state/items.ts'
import { SPELLS } from '../../state/spells.ts'
import type { HeroTypes } from '../../state/vocabulary.ts'

const SPELLS_OF_A_WIZARD = 2

/** How many spells are rolled for a Hero whose item has this ability. */
export const spellsLearnt = new AbilityQuestion<HeroTypes, undefined, number>('spells learnt with it')

export function* rollGifts(play: Play<State>): Step {
  for (const side of play.state.sides) yield* giftsOf(play, side)
  play.state.stage = 'edges'
}

/** Heroes first, then Wizards, each in list order; a prisoner is the last of its kind. */
function* giftsOf(play: Play<State>, { id }: Side): Step {
  const own = play.state.figures.filter((figure) => figure.side === id)
  for (const hero of own.filter(({ rank }) => rank === 'hero')) yield* findItem(play, hero)
  for (const wizard of own.filter(({ rank }) => rank === 'wizard')) yield* learnSpells(play, wizard, SPELLS_OF_A_WIZARD)
}

function* findItem(play: Play<State>, hero: Figure): Step {
  const { state } = play
  const [face] = (yield* play.roll(rollFor('item', named(hero.id)), hero.side)) as readonly [number]
  const item = ITEMS[face - 1] ?? raise(`no magic item has the number ${face}`)
  hero.item = item
  state.abilities.changed()
  tell(play, { is: 'item-found', rules: ['HW-HERO-03'], figure: hero.id, side: hero.side, item, face })
  const spells = spellsLearnt.first(state.abilities.of(state, hero), state, hero, undefined) ?? 0
  yield* learnSpells(play, hero, spells)
}

function* learnSpells(play: Play<State>, figure: Figure, count: number): Step {
  for (let i = 0; i < count; i++) {
    const [face] = (yield* play.roll(rollFor('spell', named(figure.id)), figure.side)) as readonly [number]
    const spell = SPELLS[face - 1] ?? raise(`no spell has the number ${face}`)
    figure.spells.push(spell)
    tell(play, { is: 'spell-learned', rules: ['HW-HERO-04'], figure: figure.id, side: figure.side, spell, face })
  }
}
