/** Morale, the end of a round, objects and the end of the encounter, in words. */
import { counted, named, text, type Text } from '@muster/engine'
import type { CleanupEvent, EncounterDecided, MoraleChecked, PickedUp, SideBroken } from '../events/index.ts'
import type { State } from '../state/state.ts'
import { shownMorale } from './tests.ts'
import { minorWhen, entryAbout, sideName, logEntry, thingName, entryAboutTwo, type Tellers } from './words.ts'

export const CLEANUP: Tellers<CleanupEvent> = {
  'side-broken': (state, event) =>
    logEntry(event, {
      text: brokenText(state, event),
      side: event.side,
      weight: 'major',
    }),
  'morale-checked': (state, event) =>
    entryAbout(state, event, moraleText(event), {
      weight: minorWhen(event.success),
      tests: [shownMorale(event.faces, event.need, event.success)],
    }),
  'round-ended': (state, event) =>
    logEntry(event, {
      text: `Round ${event.round} is over. The lead passes to ${sideName(state, event.lead)}.`,
      side: event.lead,
    }),
  'picked-up': (state, event) =>
    entryAbout(state, event, text`${named(event.figure)} picks up ${thingName(state, event.thing)}.`, {
      weight: 'major',
    }),
  'pick-up-failed': (state, event) =>
    entryAbout(
      state,
      event,
      text`${named(event.figure)} reaches for ${thingName(state, event.thing)} in vain${inTheWay(event)}.`,
    ),
  passed: (state, event) =>
    entryAboutTwo(
      state,
      event,
      event.to,
      text`${named(event.figure)} passes ${thingName(state, event.thing)} to ${named(event.to)}.`,
      {
        weight: 'major',
      },
    ),
  dropped: (state, event) =>
    entryAbout(state, event, text`${named(event.figure)} drops ${thingName(state, event.thing)}.`, {
      weight: 'major',
    }),
  'load-shouldered': (state, event) =>
    entryAbout(
      state,
      event,
      text`${named(event.figure)} has its hands full with ${thingName(state, event.thing)}: no action this round.`,
    ),
  destroyed: (state, event) =>
    entryAbout(
      state,
      event,
      text`${named(event.figure)} destroys ${thingName(state, event.thing)} for ${sideName(state, event.side)}.`,
      {
        weight: 'major',
      },
    ),
  'encounter-decided': (state, event) =>
    logEntry(event, {
      text: verdictText(state, event),
      side: event.winner,
      weight: 'major',
    }),
}

const brokenText = (state: State, { side, left, starting }: SideBroken): string =>
  `Broken: ${sideName(state, side)}. ${left} of ${starting} are left, and each must hold its nerve.`

const HOLDS: { readonly [cause in MoraleChecked['cause']]: readonly [holds: string, fails: string] } = {
  broken: ['holds its ground', 'loses its nerve'],
  frightful: ['masters its dread', 'is daunted'],
  frightened: ['masters its fear', 'cannot shake off its fear'],
  rampage: ['rages on', 'catches its breath'],
}

function moraleText({ figure, cause, success }: MoraleChecked): Text {
  const [holds, fails] = HOLDS[cause]
  return text`${named(figure)} ${success ? holds : fails}.`
}

const inTheWay = ({ potency }: PickedUp): string =>
  potency === 0 ? '' : `: ${counted(potency, 'enemy is', 'enemies are')} in the way`

function verdictText(state: State, { winner, reason }: EncounterDecided): string {
  const who = winner === undefined ? 'A draw' : `Victory for ${sideName(state, winner)}`
  return `${who}. ${reason}`
}
