/** A model as the table shows it: its card, its gear, and its marks. */
import type { CarriedView, FigureView, Mark, NamedFigure, Stat } from '@muster/engine'
import { ABILITY_ICONS, PLAIN_ICON } from './icons.ts'
import { profileOf } from '../content/profiles.ts'
import { isEngaged } from '../rules/measuring/distance.ts'
import { crewOf } from '../rules/crew/crew.ts'
import { woundsOf } from '../rules/wounds/wounds.ts'
import { worthOf } from '../scenarios/points.ts'
import { figureOf, isChassis, isStanding, kindOf } from '../state/figures.ts'
import type { Figure, State } from '../state/state.ts'
import { measuresOf } from './measures.ts'

const RANK_NAME = { ordinary: '', champion: ', Champion', hero: ', Hero' } as const

export function figureView(state: State, figure: Figure): FigureView {
  const { profile, crew } = figure
  return {
    ...cardOf(state, figure),
    side: figure.side,
    at: figure.at,
    base: figure.base,
    hasActed: figure.activated,
    ...measuresOf(state, figure),
    ...(profile.kind === 'chariot' && { carries: crew.map((id) => cardOf(state, figureOf(state, id))) }),
  }
}

/** What is said of a model on the table and of one aboard a chariot alike. */
function cardOf(state: State, figure: Figure): CarriedView {
  const of = woundsOf(state, figure)
  const { side: _side, ...name } = namedFigureOf(state, figure)
  return {
    ...name,
    icon: figure.icon,
    kind: kindText(figure),
    points: worthOf(figure),
    stats: statsOf(state, figure),
    gear: gearOf(state, figure),
    marks: marksOf(state, figure),
    ...(of > 1 && { health: { left: of - figure.wounds, of } }),
  }
}

/** "Levy cavalry, Champion". */
export function kindText(figure: Figure): string {
  const { name } = profileOf(figure.profile.id)
  const kind = kindOf(figure) === 'cavalry' ? name.replace('infantry', 'cavalry') : name
  return `${kind}${RANK_NAME[figure.rank]}`
}

/** Models with namesakes have a number. */
export function namedFigureOf(state: State, { id, name, side, number }: Figure): NamedFigure {
  const isOneOfMany = number > 0 && state.figures.some((one) => one.side === side && one.name === name && one.id !== id)
  return { id, name, side, ...(isOneOfMany && { number }) }
}

const signed = (n: number): string => (n < 0 ? String(n) : `+${n}`)

export function statsOf(state: State, figure: Figure): Stat[] {
  const { abilities } = state
  const speed = abilities.sum(state, figure, 'speed', undefined)
  const strength = abilities.sum(state, figure, 'melee', { at: figure, moved: false, mass: false })
  const attacks = abilities.sum(state, figure, 'attacks', undefined)
  const defence = abilities.sum(state, figure, 'defence', { ignores: [] })
  const wounds = abilities.sum(state, figure, 'wounds', undefined)
  const bravery = abilities.sum(state, figure, 'bravery', undefined)
  const chassis = isChassis(figure)
  const none = '–'
  return [
    { label: 'SP', value: figure.profile.kind === 'siege' ? none : `${speed.total}"`, sum: speed, rule: 'KD-PROF-01' },
    { label: 'STR', value: signed(strength.total), sum: strength, rule: 'KD-PROF-02' },
    { label: 'ATT', value: chassis ? none : String(attacks.total), sum: attacks, rule: 'KD-PROF-03' },
    { label: 'DEF', value: String(defence.total), sum: defence, rule: 'KD-PROF-04' },
    { label: 'W', value: String(wounds.total), sum: wounds, rule: 'KD-PROF-05' },
    { label: 'BR', value: chassis ? none : String(bravery.total), sum: bravery, rule: 'KD-PROF-06' },
  ]
}

export const gearOf = (state: State, figure: Figure): FigureView['gear'] =>
  state.abilities.of(state, figure).all.map(({ ability: { id, name, text: words, rule } }) => ({
    name,
    text: words,
    icon: ABILITY_ICONS[id] ?? PLAIN_ICON,
    rule,
  }))

function marksOf(state: State, figure: Figure): Mark[] {
  const marks: Mark[] = []
  const { rank, knockedDown, mounted, movedAside, gear, profile } = figure
  if (rank !== 'ordinary') marks.push({ icon: 'crown', label: rank === 'hero' ? 'Hero' : 'Champion' })
  if (knockedDown) marks.push({ icon: 'knocked-out-stars', label: 'Knocked down: DEF 1 lower', shows: 'prone' })
  if (mounted) marks.push({ icon: 'mounted-knight', label: 'Cavalry' })
  if (gear.includes('banner')) marks.push({ icon: 'knight-banner', label: 'Banner: BR +1 within 6"' })
  if (gear.includes('musician-instruments')) marks.push({ icon: 'hunting-horn', label: 'Musician' })
  if (movedAside) marks.push({ icon: 'dodge', label: 'Has moved aside this turn' })
  if (profile.kind === 'siege')
    marks.push({ icon: 'check-mark', label: `Crew ${crewOf(state, figure).length} of ${profile.crew ?? 0}` })
  if (isStanding(figure) && isEngaged(state, figure)) marks.push({ icon: 'sword-clash', label: 'Engaged' })
  return marks
}
