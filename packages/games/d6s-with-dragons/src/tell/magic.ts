/** Spells, in words. */
import { distance, inchesText, type Point } from '@muster/table'
import type { ClosestCounted, MagicEvent, SpellCast } from '../events.ts'
import type { State } from '../state.ts'
import { counted, listed, object, objects, of, sideOfFigure, spellName, telling, thingName, type Tellers } from './words.ts'

const line = (from: Point, to: Point) => [{ from, to }]

export const MAGIC: Tellers<MagicEvent> = {
  'spell-cast': (state, event) => telling(event, {
    text: `${event.caster} casts ${event.name}${onWhom(state, event)}${choiceOf(event)}.`,
    side: sideOfFigure(state, event.caster), figures: [event.caster, ...event.targets],
  }),
  'spell-countered': (state, event) => telling(event, {
    text: `${event.name} comes to nothing: ${object(state, event.caster)} has been countered.`, side: sideOfFigure(state, event.caster), figures: [event.caster],
  }),
  'incantation-begun': (state, event) => telling(event, {
    text: `${event.caster} begins the battle with ${event.name} in force${onWhom(state, event)}.`, side: sideOfFigure(state, event.caster), figures: [event.caster, ...event.targets],
  }),
  'spell-ended': (state, event) => telling(event, {
    text: `${spellName(event.spell)} of ${object(state, event.caster)} is over.`, side: sideOfFigure(state, event.caster), figures: [event.caster, ...event.targets],
  }),
  'concentration-tested': (state, event) => of(state, event, event.held ? `${event.figure} keeps its concentration.` : `${event.figure} loses its concentration.`, {
    weight: event.held ? 'minor' : 'plain',
  }),
  'closest-counted': (state, event) => telling(event, {
    text: `${spellName(event.spell)} reaches up to ${counted(event.most, 'character')}, the closest first.`, side: sideOfFigure(state, event.caster), figures: [event.caster],
    weight: 'minor', tests: [closestTest(event)],
  }),
  'area-struck': (state, event) => telling(event, {
    text: event.caught.length === 0 ? `${spellName(event.spell)} strikes nobody.` : `${spellName(event.spell)} strikes ${objects(state, event.caught)}.`,
    side: sideOfFigure(state, event.caster), figures: [event.caster, ...event.caught], lines: rimOf(event.shape),
  }),
  'area-blocked': (state, event) => of(state, event, event.spared ? `Something shelters ${object(state, event.figure)} from ${spellName(event.spell)}.` : `Nothing shelters ${object(state, event.figure)}.`, {
    weight: event.spared ? 'plain' : 'minor',
    tests: [{ what: 'Sheltered', face: event.face, succeeds: [1, 2, 3, 4, 5, 6].slice(0, event.blockers.length), success: event.spared, sums: [] }],
  }),
  teleported: (state, event) => of(state, event, `${event.figure} vanishes, and is back ${inchesText(distance(event.from, event.to))}" away.`, { lines: line(event.from, event.to) }),
  'quarry-named': (state, event) => telling(event, {
    text: `${event.caster} marks ${object(state, event.target)} as its quarry.`, side: sideOfFigure(state, event.caster), figures: [event.caster, event.target],
  }),
  frozen: (state, event) => of(state, event, `${event.figure} stands frozen, an obstacle from now on.`),
  revived: (state, event) => of(state, event, `${event.by} calls ${object(state, event.figure)} back to life.`, { figures: [event.by, event.figure], weight: 'major' }),
  lifted: (state, event) => of(state, event, `${event.by} lifts ${object(state, event.figure)} ${inchesText(distance(event.from, event.to))}" away.`, {
    figures: [event.by, event.figure], lines: line(event.from, event.to),
  }),
  'thing-lifted': (state, event) => telling(event, {
    text: `${event.by} moves ${thingName(state, event.thing)} ${inchesText(distance(event.from, event.to))}" without touching it.`,
    side: sideOfFigure(state, event.by), figures: [event.by], lines: line(event.from, event.to),
  }),
  obeyed: (state, event) => of(state, event, `${event.figure} obeys ${object(state, event.caster)}${event.word === undefined ? '' : `: ${event.word}`}.`, { figures: [event.figure, event.caster] }),
  'weapon-flew': (state, event) => telling(event, {
    text: `The summoned weapon of ${object(state, event.caster)} flies ${inchesText(distance(event.from, event.to))}".`,
    side: sideOfFigure(state, event.caster), figures: [event.caster], weight: 'minor', lines: line(event.from, event.to),
  }),
}

/** A choice for each target is written one to a line, `Bob=flee`. */
const choiceOf = ({ choice }: SpellCast): string => (choice === undefined || choice === '' ? '' : ` (${choice.replaceAll('=', ': ').replaceAll('\n', ', ')})`)

function onWhom(state: State, { caster, targets }: Pick<SpellCast, 'caster' | 'targets'>): string {
  if (targets.length === 0) return ''
  const others = targets.filter((id) => id !== caster).map((id) => object(state, id))
  return ` on ${listed(targets.includes(caster) ? ['itself', ...others] : others)}`
}

const closestTest = ({ faces, most }: ClosestCounted) => ({ what: `Closest, two dice: ${faces.join(' + ')}`, face: most, succeeds: [], success: true, sums: [] })

const rimOf = (shape: readonly Point[]) => shape.map((from, index) => ({ from, to: shape[(index + 1) % shape.length] ?? from }))
