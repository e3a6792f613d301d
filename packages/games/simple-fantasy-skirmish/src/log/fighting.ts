/** Attacks, saves and the fallen, in words. */
import { counted, named, text, type Text } from '@muster/engine'
import type { AttackDeclared, FightingEvent, ModelsLost } from '../events/events.ts'
import type { State } from '../state/state.ts'
import { does, shownDie, shownSum, sideName, sideOfUnit, the, The, telling, type LogLines } from './words.ts'

export const FIGHTING: LogLines<FightingEvent> = {
  'attack-declared': (state, event) =>
    telling(event, {
      text: text`${The(state, event.by)} ${attackVerb(state, event)} ${the(state, event.at)}.${pointsText(state, event)}`,
      side: sideOfUnit(state, event.by),
      figures: [event.by, event.at],
      blow: { by: event.by, at: [event.at], part: 'aim' },
      lines: event.inMelee ? [] : [event.line],
      tests: [
        ...shownSum('Advantage points of the attacker', event.for, true),
        ...shownSum('Advantage points of the defender', event.against, false),
      ],
    }),
  'attack-rolled': (state, event) =>
    telling(event, {
      text:
        event.hits === 0
          ? text`${The(state, event.by)} ${does(state, event.by, 'miss', 'misses')}.`
          : text`${counted(event.hits, 'hit')} on ${the(state, event.at)}.`,
      side: sideOfUnit(state, event.by),
      figures: [event.by, event.at],
      blow: { by: event.by, at: [event.at] },
      tests: event.dice.map(shownDie),
    }),
  'die-turned': (state, event) =>
    telling(event, {
      text: `An advantage point of ${sideName(state, event.side)} turns a ${event.from} into a ${event.to}.`,
      side: event.side,
      figures: [event.unit],
    }),
  'saves-rolled': (state, event) =>
    telling(event, {
      text: savesText(state, event),
      side: sideOfUnit(state, event.unit),
      figures: [event.unit],
      tests: event.dice.map(shownDie),
    }),
  'last-stand': (state, event) =>
    telling(event, {
      text: event.success
        ? text`${named(event.champion)} fights on alone!`
        : text`${named(event.champion)} falls, the last of them.`,
      side: sideOfUnit(state, event.champion),
      figures: [event.champion],
      weight: 'major',
      tests: event.die ? [shownDie(event.die)] : [],
    }),
  'models-lost': (state, event) =>
    telling(event, { text: lostText(state, event), side: sideOfUnit(state, event.unit), figures: [event.unit] }),
  'unit-lost': (state, event) =>
    telling(event, {
      text: text`${The(state, event.unit)} ${does(state, event.unit, 'are', 'is')} no more.`,
      side: sideOfUnit(state, event.unit),
      figures: [event.unit],
      weight: 'major',
    }),
  paralyzed: (state, event) =>
    telling(event, {
      text: text`${The(state, event.unit)} ${does(state, event.unit, 'stand', 'stands')} frozen: no turn this round.`,
      side: sideOfUnit(state, event.by),
      figures: [event.unit, event.by],
      weight: 'major',
    }),
  'melee-joined': (state, event) =>
    telling(event, {
      text: text`${The(state, event.unit)} and ${the(state, event.at)} are locked in melee.`,
      side: sideOfUnit(state, event.unit),
      figures: [event.unit, event.at],
      weight: 'minor',
    }),
  'melee-ended': (_, event) => telling(event, { text: 'The melee is over.', figures: event.units, weight: 'minor' }),
}

function attackVerb(state: State, { by, kind, charge }: AttackDeclared): string {
  if (kind === 'magic') return does(state, by, 'hurl magic at', 'hurls magic at')
  if (kind === 'ranged') return does(state, by, 'shoot at', 'shoots at')
  return charge ? does(state, by, 'crash into', 'crashes into') : does(state, by, 'fight', 'fights')
}

function pointsText(state: State, { by, at, for: own, against }: AttackDeclared): Text {
  const net = own.total - against.total
  if (net === 0) return ''
  return text` ${The(state, net > 0 ? by : at)} ${does(state, net > 0 ? by : at, 'have', 'has')} the advantage.`
}

function savesText(state: State, { unit, hits, dice, failed }: Extract<FightingEvent, { is: 'saves-rolled' }>): Text {
  if (dice.length === 0) return text`${The(state, unit)} ${does(state, unit, 'have', 'has')} nothing to save with.`
  if (failed === 0)
    return text`${The(state, unit)} ${does(state, unit, 'save')} ${hits === 1 ? 'the hit' : 'every hit'}.`
  return text`${The(state, unit)} ${does(state, unit, 'fail')} ${failed} of ${counted(hits, 'save')}.`
}

function lostText(state: State, { unit, models, why, left }: ModelsLost): Text {
  const fallen = counted(models.length, 'model')
  if (why === 'panic') return text`The last of ${the(state, unit)} runs away.`
  const rest = left === 0 ? 'none left' : `${left} left`
  return text`${The(state, unit)} ${does(state, unit, 'lose')} ${fallen}${why === 'mishap' ? ' to the trap' : ''}: ${rest}.`
}
