/** A figure as the table shows it: its card, its gear, and its marks. */
import type { NamedFigure, FigureView, Mark, Stat, Sum } from '@muster/engine'
import { costOf, movementText } from '../army/costs.ts'
import { baseOf, isInCombat } from '../state/figures.ts'
import type { Profile } from '../state/profile.ts'
import type { Figure, State } from '../state/state.ts'
import type { AbilityId } from '../state/vocabulary.ts'
import { castsATurn, knownSpells, spellOf } from '../rules/magic/casting.ts'
import { measuresOf, movementOf } from './measures.ts'

const ABILITY_ICON: { readonly [id in AbilityId]: string } = {
  mighty: 'giant',
  'two-weapons': 'crossed-swords',
  cursed: 'cursed-star',
  'armband-of-toughness': 'shield-bash',
  'battle-axe-of-slaughter': 'battle-axe',
  'battle-sword': 'broadsword',
  'magic-armour': 'breastplate',
  'obsidian-amulet': 'charm',
  'quick-sword': 'crossed-swords',
}

const RANK_NAME = { trooper: 'Trooper', hero: 'Hero', wizard: 'Wizard' } as const

export function figureView(state: State, figure: Figure): FigureView {
  const { rank, icon, at, profile } = figure
  return {
    ...namedFigureOf(state, figure),
    icon,
    at,
    kind: figure.prisoner ? `Prisoner (${RANK_NAME[rank]})` : RANK_NAME[rank],
    base: baseOf(figure),
    points: figure.prisoner ? 0 : costOf(profile),
    stats: statsOf(state, figure),
    gear: gearOf(state, figure),
    marks: marksOf(state, figure),
    hasActed: hasActed(state, figure),
    ...measuresOf(state, figure),
  }
}

/** Figures with namesakes have a number. */
export function namedFigureOf(state: State, { id, name, side, number }: Figure): NamedFigure {
  const isOneOfMany = state.figures.some((one) => one.side === side && one.name === name && one.id !== id)
  return { id, name, side, ...(isOneOfMany && { number }) }
}

export function statsOf(state: State, figure: Figure): Stat[] {
  const { profile } = figure
  const { abilities } = state
  const movement = movementOf(state, figure)
  const melee = abilities.sum(state, figure, 'melee', undefined)
  const attacks = abilities.sum(state, figure, 'attacks', undefined)
  const shooting = abilities.sum(state, figure, 'shooting', undefined)
  const armour = abilities.sum(state, figure, 'armour', { lowered: [] })
  return [
    {
      label: 'Movement',
      value: movementNow(profile.movement, movement),
      sum: movement,
      rule: profile.movement === 'fly' ? 'HW-MOVE-05' : 'HW-MOVE-01',
    },
    { label: 'Melee', value: String(melee.total), sum: melee, rule: 'HW-MELEE-04' },
    { label: 'Attacks', value: String(attacks.total), sum: attacks, rule: 'HW-MELEE-06' },
    {
      label: 'Shooting',
      value: profile.shooting === 0 ? '–' : String(shooting.total),
      sum: shooting,
      rule: profile.shooting === 0 ? 'HW-COST-22' : 'HW-SHOOT-04',
    },
    {
      label: 'Armour',
      value: profile.armour === 0 ? '–' : String(armour.total),
      sum: armour,
      rule: profile.armour === 0 ? 'HW-COST-29' : 'HW-SHOOT-05',
    },
  ]
}

/** The printed Movement, or how far the figure may still go where a rule limits it. */
function movementNow(printed: Profile['movement'], { total, parts }: Sum): string {
  if (parts.length === 1) return movementText(printed)
  return printed === 'fly' ? `Fly ${total}"` : `${total}"`
}

export function gearOf(state: State, figure: Figure): FigureView['gear'] {
  const gear: FigureView['gear'][number][] = state.abilities.book
    .printed(figure)
    .all.map(({ ability: { id, name, text, rule } }) => ({ name, text, icon: ABILITY_ICON[id], rule }))
  for (const spell of knownSpells(figure)) {
    const { name, text, icon, rule } = spellOf(state, spell)
    gear.push({ name: castsATurn(figure) > 1 ? `${name} (twice a turn)` : name, text, icon, rule })
  }
  return gear
}

function marksOf(state: State, figure: Figure): Mark[] {
  const marks: Mark[] = []
  if (figure.rank === 'hero') marks.push({ icon: 'crown', label: 'Hero' })
  if (figure.rank === 'wizard') marks.push({ icon: 'wizard-staff', label: 'Wizard' })
  if (state.gem?.bearer === figure.id) marks.push({ icon: 'locked-chest', label: 'Carries the gem' })
  if (figure.prisoner) marks.push({ icon: 'manacles', label: 'Prisoner: 6" a turn' })
  if (figure.cursed) marks.push({ icon: 'cursed-star', label: 'Cursed: Melee, Shooting and attacks 1 lower' })
  if (isInCombat(state, figure)) marks.push({ icon: 'sword-clash', label: 'In combat' })
  return marks
}

/** Whether it has had its turn in the phase being played. */
function hasActed({ stage }: State, figure: Figure): boolean {
  if (stage === 'move') return figure.moved
  return stage === 'magic' && figure.casts > 0 && figure.casts >= castsATurn(figure)
}
