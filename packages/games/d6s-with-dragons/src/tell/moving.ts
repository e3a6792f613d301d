/** The Movement Phase, in words. */
import { inchesText } from '@muster/table'
import type { ActionTaken, Moved, MovingEvent } from '../events.ts'
import type { State } from '../state.ts'
import { listed, object, of, pieceName, sideName, sideOfFigure, telling, titled, type Tellers } from './words.ts'

export const MOVING: Tellers<MovingEvent> = {
  'round-began': (state, event) => telling(event, { text: `Round ${event.round} begins. ${sideName(state, event.lead)} leads.`, side: event.lead, weight: 'major' }),
  moved: (state, event) => of(state, event, movedText(state, event), {
    weight: 'minor', lines: event.path.map((to, index) => ({ from: event.path[index - 1] ?? event.from, to })),
  }),
  'action-taken': (state, event) => of(state, event, actionText(event)),
  postponed: (state, event) => of(state, event, `${event.figure} waits for ${object(state, event.ally)}${event.speed === undefined ? '' : ` and acts at Speed ${event.speed}`}.`, {
    weight: 'minor', figures: [event.figure, event.ally],
  }),
  'opportunity-taken': (state, event) => telling(event, {
    text: event.at === event.figure
      ? `${event.figure} turns its back, and ${object(state, event.by)} strikes.`
      : `${event.figure} turns away, and ${object(state, event.by)} strikes at ${object(state, event.at)}.`,
    side: sideOfFigure(state, event.by), figures: [event.by, event.at],
  }),
  daunted: (state, event) => of(state, event, `${event.figure} dares not go near ${object(state, event.by)} and stays where it is.`, { figures: [event.figure, event.by] }),
  slipped: (state, event) => of(state, event, event.stands ? `${event.figure} keeps its footing.` : `${event.figure} slips.`, { weight: event.stands ? 'minor' : 'plain' }),
  waded: (state, event) => of(state, event, event.kept ? `${event.figure} holds its own in the deep water.` : `${event.figure} struggles in the deep water and gets no farther.`, {
    weight: event.kept ? 'minor' : 'plain',
  }),
  fell: (state, event) => of(state, event, `${event.figure} falls ${inchesText(event.height)}".`),
  clings: (state, event) => of(state, event, `${event.figure} clings to ${pieceName(state, event.piece)}, ${inchesText(event.height)}" up.`),
  'flight-saved': (state, event) => of(state, event, `${event.figure} saves half its flight for the end of the round.`, { weight: 'minor' }),
  mounted: (state, event) => of(state, event, `${event.figure} gets on ${object(state, event.mount)}.`, { figures: [event.figure, event.mount] }),
  dismounted: (state, event) => of(state, event, `${event.figure} gets off its mount.`),
  unhorsed: (state, event) => of(state, event, `${event.figure} is thrown from ${object(state, event.mount)}.`, { figures: [event.figure, event.mount] }),
}

const GOES: { readonly [manner: string]: string } = { fly: 'flies', burrow: 'burrows', phase: 'passes', walk: 'moves' }

function movedText(state: State, { figure, length, spent, manner, costs }: Moved): string {
  const extra = spent - length > 1 ? ` (${inchesText(spent)}" of its movement)` : ''
  const pieces = [...new Set(costs.map(({ piece }) => piece))].map((id) => pieceName(state, id))
  const over = pieces.length > 0 ? ` by way of ${listed(pieces)}` : ''
  const far = inchesText(length) === '0' ? 'a hand\'s breadth' : `${inchesText(length)}"`
  return `${figure} ${GOES[manner] ?? 'moves'} ${far}${over}${extra}.`
}

const DOES: { readonly [action: string]: string } = {
  dash: 'dashes', dodge: 'is on its guard: attacks on it have disadvantage this round', hide: 'hides', shoot: 'takes aim', cast: 'prepares a spell',
}

const actionText = ({ figure, action, free }: ActionTaken): string =>
  `${figure} ${DOES[action] ?? `uses ${titled(action)}`}${free ? ', and keeps its action' : ''}.`
