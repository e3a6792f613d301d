/** A figure as the table shows it: its card, its gear, and its marks. */
import { named, text, type FigureView, type Mark, type NamedFigure, type Stat } from '@muster/engine'
import { circle, inchesText } from '@muster/table'
import { longestReach } from '../rules/attacks/weapons.ts'
import { holdersOf } from '../rules/grapples/grapples.ts'
import { speedOf } from '../rules/stats/numbers.ts'
import { ONE_INCH } from '../state/figures.ts'
import type { Unenforced } from '../state/profile.ts'
import type { Figure, State } from '../state/state.ts'
import { SAVE_NAMES } from '../state/vocabulary.ts'
import type { AttackArea, ForcedSave, HitEffect, SaveAttack, Weapon } from '../state/weapons.ts'
import { ABILITY_ICONS, weaponIcon } from './icons.ts'

export function figureView(state: State, figure: Figure): FigureView {
  const health = state.abilities.total(state, figure, 'health', undefined)
  const shoot = Math.max(0, ...figure.weapons.map(({ range }) => range?.long ?? 0))
  return {
    ...namedFigureOf(state, figure),
    side: figure.side,
    kind: figure.profile.name,
    icon: figure.icon,
    base: circle(figure.diameter),
    at: figure.at,
    points: figure.points,
    stats: statsOf(state, figure),
    gear: gearOf(state, figure),
    marks: marksOf(state, figure),
    hasActed: state.stage === 'combat' ? figure.fought || figure.acted : figure.moved,
    ...(health > 1 && { health: { left: health - figure.wounds, of: health } }),
    threat: ONE_INCH,
    ranges: { move: speedOf(state, figure), strike: longestReach(figure) ?? 0, ...(shoot > 0 && { shoot }) },
  }
}

/** Figures with namesakes have a number. */
export function namedFigureOf(state: State, { id, name, side, number }: Figure): NamedFigure {
  const isOneOfMany = number > 0 && state.figures.some((one) => one.side === side && one.name === name && one.id !== id)
  return { id, name, side, ...(isOneOfMany && { number }) }
}

const STATS = [
  ['speed', 'Spd', 'FD-MOVE-01'],
  ['fight', 'Fight', 'FD-ATK-08'],
  ['armor', 'Armor', 'FD-ATK-08'],
  ['toughness', 'Tough', 'FD-DMG-02'],
  ['health', 'Health', 'FD-DMG-15'],
  ['attacks', 'Attacks', 'FD-ATK-01'],
  ['strength', 'Str', 'FD-DMG-02'],
  ['fortitude', 'Fort', 'FD-MAN-06'],
  ['reflex', 'Ref', 'FD-MAN-06'],
  ['will', 'Will', 'FD-MAN-06'],
] as const

export function statsOf(state: State, figure: Figure): Stat[] {
  return STATS.map(([name, label, rule]) => {
    const sum = state.abilities.sum(state, figure, name, undefined)
    const isNone = name === 'armor' && figure.profile.armor === undefined && figure.armor === 'none'
    const value = isNone ? 'N/A' : name === 'speed' ? `${sum.total}"` : String(sum.total)
    return { label, value, sum, rule }
  })
}

export function gearOf(state: State, figure: Figure): FigureView['gear'] {
  const weapons = figure.weapons.map((weapon) => ({
    name: weapon.name,
    text: weaponText(weapon),
    icon: weaponIcon(weapon.range !== undefined, weapon.needsPreparing === true),
    rule: weapon.rule,
  }))
  const abilities = state.abilities.of(state, figure).all.map(({ ability }) => ({
    name: ability.name,
    text: ability.text,
    icon: ABILITY_ICONS[ability.id],
    rule: ability.rule,
  }))
  return [...weapons, ...abilities, ...figure.profile.unenforced.map(unenforcedView)]
}

const unenforcedView = ({ name, text: would }: Unenforced): FigureView['gear'][number] => ({
  name: `${name} (not enforced)`,
  text: would,
  icon: 'scroll-unfurled',
})

/** "Reach 1", Strength +1." */
export function weaponText(weapon: Weapon): string {
  const { reach, range, strength, damage, brings = [], save, uses, isExtra, isWholeAction, needsPreparing } = weapon
  const words: string[] = []
  if (reach !== undefined) words.push(`Reach ${inchesText(reach)}"`)
  if (range) words.push(`Range ${inchesText(range.short)}"/${inchesText(range.long)}"`)
  if (strength !== 0) words.push(`Strength ${strength > 0 ? '+' : ''}${strength}`)
  if (damage !== 1) words.push(`Damage ${damage}`)
  if (save) words.push(...saveWords(save))
  for (const effect of brings) words.push(effectWords(effect))
  if (isExtra) words.push('in its turn to move, without its action')
  if (isWholeAction) words.push('its whole combat action')
  if (uses !== undefined) words.push(uses === 1 ? 'once a battle' : `${uses} times a battle`)
  if (needsPreparing) words.push('must be prepared')
  return `${words.join(', ')}.`
}

const againstWords = ({ save, difficulty }: ForcedSave): string =>
  difficulty === undefined ? `${SAVE_NAMES[save]} saves succeed` : `${SAVE_NAMES[save]} at Difficulty ${difficulty}`

const saveWords = ({ area, weaker, ...against }: SaveAttack): readonly string[] => [
  ...(area ? [areaWords(area)] : []),
  `no to-hit roll, but a save: ${againstWords(against)}`,
  weaker === undefined
    ? 'who saves is unharmed'
    : `Strength ${weaker < 0 ? '−' : '+'}${Math.abs(weaker)} against those who save`,
]

const areaWords = (area: AttackArea): string =>
  area.shape === 'cone'
    ? `a cone ${inchesText(area.length)}" long`
    : area.shape === 'line'
      ? `a line ${inchesText(area.length)}" long and ${inchesText(area.width)}" wide`
      : `everybody within ${inchesText(area.radius)}" of ${area.shape === 'around' ? 'it' : 'the target'}`

function effectWords({ is, largest, against, escape = 0 }: HitEffect): string {
  const whom = largest === undefined ? 'its target' : `${largest} or smaller creatures`
  const does =
    is === 'prone' ? `knocks ${whom} prone` : `holds ${whom}${escape > 0 ? ` (escape at Difficulty ${escape})` : ''}`
  return against ? `${does} unless a save averts it (${againstWords(against)})` : does
}

function marksOf(state: State, figure: Figure): Mark[] {
  const marks: Mark[] = []
  const { prone, dodging, hidden, prepared, holds, climb, mountWounds, profile } = figure
  if (prone) marks.push({ icon: 'knocked-out-stars', label: 'Prone', shows: 'prone' })
  if (dodging) marks.push({ icon: 'dodge', label: 'Dodges this round' })
  if (hidden) marks.push({ icon: 'hood', label: 'Hidden', shows: 'hidden' })
  if (prepared) marks.push({ icon: 'on-target', label: 'Prepared to shoot' })
  if (holds !== undefined) marks.push({ icon: 'grab', label: text`Holds ${named(holds)}` })
  if (holdersOf(state, figure).length > 0) marks.push({ icon: 'manacles', label: 'Grappled: Speed 0' })
  if (climb) marks.push({ icon: 'gecko', label: 'Hangs on a vertical face: no combat action' })
  if (mountWounds !== undefined && profile.mount)
    marks.push({ icon: 'horse-head', label: `On a ${profile.mount.name}` })
  return marks
}
