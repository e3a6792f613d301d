/** The Movement Phase, in words. */
import { listed, named, readsAsZero, text, type Text } from '@muster/engine'
import { inchesText } from '@muster/table'
import type { ActionTaken, Moved, MovingEvent, OpportunityTaken, Postponed } from '../events/index.ts'
import type { State } from '../state/state.ts'
import {
  minorWhen,
  entryAbout,
  pieceName,
  sideName,
  sideOfFigure,
  logEntry,
  findPowerName,
  titled,
  entryAboutTwo,
  type Tellers,
} from './words.ts'

export const MOVING: Tellers<MovingEvent> = {
  'round-began': (state, event) =>
    logEntry(event, {
      text: `Round ${event.round} begins, led by ${sideName(state, event.lead)}.`,
      side: event.lead,
      weight: 'major',
    }),
  moved: (state, event) =>
    readsAsZero(event.length)
      ? undefined
      : entryAbout(state, event, movedText(state, event), {
          weight: 'minor',
          alike: { who: named(event.figure), does: 'move' },
          lines: event.path.map((to, index) => ({ from: event.path[index - 1] ?? event.from, to })),
        }),
  'action-taken': (state, event) =>
    entryAbout(state, event, actionText(state, event), { weight: minorWhen(PREPARES.includes(event.action)) }),
  postponed: (state, event) => entryAboutTwo(state, event, event.ally, postponedText(event), { weight: 'minor' }),
  'opportunity-taken': (state, event) =>
    logEntry(event, {
      text: opportunityText(event),
      side: sideOfFigure(state, event.by),
      figures: [event.by, event.at],
    }),
  daunted: (state, event) =>
    entryAboutTwo(
      state,
      event,
      event.by,
      text`${named(event.figure)} dares not go near ${named(event.by)} and stays where it is.`,
    ),
  slipped: (state, event) =>
    entryAbout(state, event, text`${named(event.figure)} ${event.stands ? 'keeps its footing' : 'slips'}.`, {
      weight: minorWhen(event.stands),
    }),
  waded: (state, event) =>
    entryAbout(state, event, text`${named(event.figure)} ${WADES[event.kept ? 'kept' : 'lost']}.`, {
      weight: minorWhen(event.kept),
    }),
  fell: (state, event) => entryAbout(state, event, text`${named(event.figure)} falls ${inchesText(event.height)}".`),
  clung: (state, event) =>
    entryAbout(
      state,
      event,
      text`${named(event.figure)} clings to ${pieceName(state, event.piece)}, ${inchesText(event.height)}" up.`,
    ),
  'flight-saved': (state, event) =>
    entryAbout(state, event, text`${named(event.figure)} saves half its flight for the end of the round.`, {
      weight: 'minor',
    }),
  mounted: (state, event) =>
    entryAboutTwo(state, event, event.mount, text`${named(event.figure)} gets on ${named(event.mount)}.`),
  boarded: (state, event) =>
    entryAboutTwo(state, event, event.vehicle, text`${named(event.figure)} boards ${named(event.vehicle)}.`),
  'left-vehicle': (state, event) =>
    entryAboutTwo(state, event, event.vehicle, text`${named(event.figure)} gets out of ${named(event.vehicle)}.`),
  dismounted: (state, event) => entryAbout(state, event, text`${named(event.figure)} gets off its mount.`),
  unhorsed: (state, event) =>
    entryAboutTwo(state, event, event.mount, text`${named(event.figure)} is thrown from ${named(event.mount)}.`),
}

const WADES = {
  kept: 'holds its own in the deep water',
  lost: 'struggles in the deep water and gets no farther',
} as const
const GOES: { readonly [manner: string]: string } = { fly: 'flies', burrow: 'burrows', phase: 'passes', walk: 'moves' }

function movedText(state: State, { figure, length, spent, manner, costs }: Moved): Text {
  const extra = inchesText(spent) !== inchesText(length) ? ` (${inchesText(spent)}" of its movement)` : ''
  const pieces = [...new Set(costs.map(({ piece }) => pieceName(state, piece)))]
  const over = pieces.length > 0 ? ` by way of ${listed(pieces)}` : ''
  return text`${named(figure)} ${GOES[manner] ?? 'moves'} ${inchesText(length)}"${over}${extra}.`
}

/** What they prepare is told when it happens. */
const PREPARES: readonly string[] = ['shoot', 'cast']
const DOES: { readonly [action: string]: string } = {
  dash: 'dashes',
  hide: 'hides',
  shoot: 'takes aim',
  cast: 'prepares a spell',
  dodge: 'is on its guard: attacks on it have disadvantage this round',
}

const actionText = (state: State, { figure, action, free }: ActionTaken): Text =>
  text`${named(figure)} ${DOES[action] ?? `uses ${findPowerName(state, figure, action) ?? titled(action)}`}${free ? ', and keeps its action' : ''}.`

function postponedText({ figure, ally, speed }: Postponed): Text {
  const when = speed === undefined ? '' : ` and acts at Speed ${speed}`
  return text`${named(figure)} waits for ${named(ally)}${when}.`
}

function opportunityText({ figure, by, at }: OpportunityTaken): Text {
  if (at === figure) return text`${named(figure)} turns its back, and ${named(by)} strikes.`
  return text`${named(figure)} turns away, and ${named(by)} strikes at ${named(at)}.`
}
