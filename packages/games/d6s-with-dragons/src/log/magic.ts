/** Spells, in words. */
import {
  counted,
  fineInches,
  joined,
  listedNames,
  listedTexts,
  named,
  text,
  type FigureId,
  type LogEntry,
  type Why,
  type WhyTest,
  type Text,
} from '@muster/engine'
import { distance, type Point } from '@muster/table'
import type { AreaBlocked, AreaStruck, ClosestCounted, DragonEvent, MagicEvent, SpellCast } from '../events/index.ts'
import type { State } from '../state/state.ts'
import {
  minorWhen,
  entryAbout,
  sideOfFigure,
  powerName,
  spellName,
  logEntry,
  thingName,
  entryAboutTwo,
  type Tellers,
} from './words.ts'

export const MAGIC: Tellers<MagicEvent> = {
  'spell-cast': (state, event) =>
    byCaster(
      state,
      event,
      text`${named(event.caster)} casts ${event.name}${onWhom(event)}${choiceOf(event)}.`,
      event.targets,
      spellBlow(event),
    ),
  'spell-countered': (state, event) =>
    byCaster(state, event, text`${event.name} comes to nothing: ${named(event.caster)} has been countered.`),
  'incantation-begun': (state, event) =>
    byCaster(
      state,
      event,
      text`${named(event.caster)} begins the battle with ${event.name} in force${onWhom(event)}.`,
      event.targets,
    ),
  'spell-ended': (state, event) =>
    byCaster(state, event, text`${spellName(event.spell)} of ${named(event.caster)} is over.`, event.targets),
  'concentration-tested': (state, event) =>
    entryAbout(state, event, text`${named(event.figure)} ${event.held ? 'keeps' : 'loses'} its concentration.`, {
      weight: minorWhen(event.held),
    }),
  'closest-counted': (state, event) =>
    logEntry(event, {
      text: `${spellName(event.spell)} reaches up to ${counted(event.most, 'character')}, the closest first.`,
      side: sideOfFigure(state, event.caster),
      figures: [event.caster],
      weight: 'minor',
      tests: [closestTest(event)],
    }),
  'area-struck': (state, event) =>
    logEntry(event, {
      text: text`${powerName(state, event.caster, event.power)} strikes ${event.caught.length === 0 ? 'nobody' : listedNames(event.caught)}.`,
      side: sideOfFigure(state, event.caster),
      figures: [event.caster, ...event.caught],
      blow: { by: event.caster, at: event.caught },
      lines: rimOf(event),
    }),
  'area-blocked': (state, event) =>
    entryAbout(state, event, shelterText(state, event), {
      weight: minorWhen(!event.spared),
      tests: [shelterTest(event)],
    }),
  teleported: (state, event) =>
    entryAbout(state, event, text`${named(event.figure)} vanishes, and is back ${way(event)}" away.`, {
      lines: [lineOf(event)],
    }),
  'quarry-named': (state, event) =>
    byCaster(state, event, text`${named(event.caster)} marks ${named(event.target)} as its quarry.`, [event.target]),
  frozen: (state, event) =>
    entryAbout(state, event, text`${named(event.figure)} stands frozen, an obstacle from now on.`),
  revived: (state, event) =>
    entryAboutTwo(state, event, event.by, text`${named(event.by)} calls ${named(event.figure)} back to life.`, {
      weight: 'major',
    }),
  lifted: (state, event) =>
    entryAboutTwo(state, event, event.by, text`${named(event.by)} lifts ${named(event.figure)} ${way(event)}" away.`, {
      lines: [lineOf(event)],
    }),
  'thing-lifted': (state, event) =>
    logEntry(event, {
      text: text`${named(event.by)} moves ${thingName(state, event.thing)} ${way(event)}" without touching it.`,
      side: sideOfFigure(state, event.by),
      figures: [event.by],
      lines: [lineOf(event)],
    }),
  obeyed: (state, event) =>
    entryAboutTwo(
      state,
      event,
      event.caster,
      text`${named(event.figure)} obeys ${named(event.caster)}${event.word === undefined ? '' : `: ${event.word}`}.`,
    ),
  'weapon-flew': (state, event) =>
    logEntry(event, {
      text: text`The summoned weapon of ${named(event.caster)} flies ${way(event)}".`,
      side: sideOfFigure(state, event.caster),
      figures: [event.caster],
      weight: 'minor',
      lines: [lineOf(event)],
    }),
}

type Cast = DragonEvent & { readonly caster: FigureId }

/** Told from the caster's side. */
const byCaster = (
  state: State,
  event: Cast,
  text: Text,
  targets: readonly FigureId[] = [],
  blow?: LogEntry['blow'],
): LogEntry =>
  logEntry(event, { text, side: sideOfFigure(state, event.caster), figures: [event.caster, ...targets], blow })

/** Saves and harm are still to come. */
function spellBlow({ caster, targets }: SpellCast): LogEntry['blow'] {
  const others = targets.filter((id) => id !== caster)
  return others.length === 0 ? undefined : { by: caster, at: others, part: 'aim' }
}

interface Journey {
  readonly from: Point
  readonly to: Point
}

const way = ({ from, to }: Journey): string => fineInches(distance(from, to))
const lineOf = ({ from, to }: Journey): Journey => ({ from, to })

function choiceOf({ choice, orders = [] }: SpellCast): Text {
  const words = [
    ...(choice === undefined ? [] : [choice]),
    ...orders.map(({ figure, word }) => text`${named(figure)}: ${word}`),
  ]
  return words.length === 0 ? '' : text` (${joined(words, ', ')})`
}

function onWhom({ caster, targets }: Pick<SpellCast, 'caster' | 'targets'>): Text {
  if (targets.length === 0) return ''
  const others = targets.filter((id) => id !== caster).map(named)
  return text` on ${listedTexts(targets.includes(caster) ? ['itself', ...others] : others)}`
}

const closestTest = ({ faces, most }: ClosestCounted): WhyTest => ({
  what: `Closest, two dice: ${faces.join(' + ')}`,
  face: most,
  succeeds: [],
  success: true,
  sums: [],
})

function shelterText(state: State, { caster, figure, power, spared }: AreaBlocked): Text {
  const whom = figure
  return spared
    ? text`Something shelters ${named(whom)} from ${powerName(state, caster, power)}.`
    : text`Nothing shelters ${named(whom)}.`
}

const shelterTest = ({ face, blockers, spared }: AreaBlocked): WhyTest => ({
  what: 'Sheltered',
  face,
  succeeds: [1, 2, 3, 4, 5, 6].slice(0, blockers.length),
  success: spared,
  sums: [],
})

const rimOf = ({ shape }: AreaStruck): Why['lines'] =>
  shape.map((from, index) => ({ from, to: shape[(index + 1) % shape.length] ?? from }))
