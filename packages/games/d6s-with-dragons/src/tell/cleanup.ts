/** Morale, the end of a round, objects and the end of the encounter, in words. */
import type { CleanupEvent, MoraleChecked } from '../events.ts'
import { shownMorale } from './tests.ts'
import { counted, object, of, sideName, telling, thingName, type Tellers } from './words.ts'

export const CLEANUP: Tellers<CleanupEvent> = {
  'side-broken': (state, event) => telling(event, {
    text: `${sideName(state, event.side)} is Broken: ${event.left} of ${event.starting} are left, and each must hold its nerve.`, side: event.side, weight: 'major',
  }),
  'morale-checked': (state, event) => of(state, event, moraleText(event), {
    weight: event.success ? 'minor' : 'plain', tests: [shownMorale(event.faces, event.need, event.success)],
  }),
  'round-ended': (state, event) => telling(event, { text: `Round ${event.round} is over. ${sideName(state, event.lead)} takes the lead.`, side: event.lead }),
  'picked-up': (state, event) => of(state, event, `${event.figure} picks up ${thingName(state, event.thing)}.`, { weight: 'major' }),
  'pick-up-failed': (state, event) => of(state, event, `${event.figure} reaches for ${thingName(state, event.thing)} in vain${event.potency === 0 ? '' : `: ${counted(event.potency, 'enemy is', 'enemies are')} in the way`}.`),
  passed: (state, event) => of(state, event, `${event.figure} passes ${thingName(state, event.thing)} to ${object(state, event.to)}.`, { figures: [event.figure, event.to], weight: 'major' }),
  dropped: (state, event) => of(state, event, `${event.figure} drops ${thingName(state, event.thing)}.`, { weight: 'major' }),
  'load-shouldered': (state, event) => of(state, event, `${event.figure} has its hands full with ${thingName(state, event.thing)}: no action this round.`),
  destroyed: (state, event) => of(state, event, `${event.figure} destroys ${thingName(state, event.thing)} for ${sideName(state, event.side)}.`, { weight: 'major' }),
  'encounter-decided': (state, event) => telling(event, {
    text: `${event.winner === undefined ? 'The encounter is over' : `${sideName(state, event.winner)} has won`}. ${event.reason}`, side: event.winner, weight: 'major',
  }),
}

const HOLDS: { readonly [cause in MoraleChecked['cause']]: readonly [holds: string, fails: string] } = {
  broken: ['holds its ground', 'loses its nerve'],
  frightful: ['masters its dread', 'is daunted'],
  frightened: ['masters its fear', 'cannot shake off its fear'],
}

function moraleText({ figure, cause, success }: MoraleChecked): string {
  const [holds, fails] = HOLDS[cause]
  return `${figure} ${success ? holds : fails}.`
}
