/** Skills, scenarios and Champions, in words. */
import { named, text, withinSentence } from '@muster/engine'
import type { ChampionEvent, SkillEvent } from '../events/events.ts'
import { does, shownDie, sideName, sideOfUnit, the, The, thingName, telling, type LogLines } from './words.ts'

export const SKILLS: LogLines<SkillEvent> = {
  'skill-tried': (state, event) =>
    telling(event, {
      text: text`${The(state, event.unit)} ${does(state, event.unit, 'try', 'tries')} to ${withinSentence(event.label)}. ${event.success ? 'It works!' : 'No luck this time.'}`,
      side: sideOfUnit(state, event.unit),
      figures: [event.unit],
      weight: event.kind === undefined ? 'minor' : 'major',
      tests: event.dice.map(shownDie),
    }),
  'thing-taken': (state, event) =>
    telling(event, {
      text: text`${The(state, event.unit)} ${does(state, event.unit, 'take')} ${thingName(state, event.thing)}.`,
      side: sideOfUnit(state, event.unit),
      figures: [event.unit],
      weight: 'major',
    }),
  'thing-thrown': (state, event) =>
    telling(event, {
      text: text`${The(state, event.from)} ${does(state, event.from, 'throw')} ${thingName(state, event.thing)} to ${the(state, event.unit)}.`,
      side: sideOfUnit(state, event.from),
      figures: [event.from, event.unit],
      weight: 'major',
    }),
  'thing-dropped': (state, event) =>
    telling(event, {
      text: `${thingName(state, event.thing)} falls to the ground.`,
      figures: [event.unit],
      weight: 'major',
    }),
  'thing-returned': (state, event) =>
    telling(event, {
      text: text`${The(state, event.unit)} ${does(state, event.unit, 'bring')} ${thingName(state, event.thing)} back where it belongs.`,
      side: sideOfUnit(state, event.unit),
      figures: [event.unit],
      weight: 'major',
    }),
  'lock-opened': (state, event) =>
    telling(event, {
      text: text`${The(state, event.unit)} ${does(state, event.unit, 'open')} ${thingName(state, event.thing)} for ${sideName(state, event.side)}!`,
      side: event.side,
      figures: [event.unit],
      weight: 'major',
    }),
  'trap-sprung': (state, event) =>
    telling(event, {
      text: text`A trap! ${thingName(state, event.thing)} strikes back at ${the(state, event.unit)}.`,
      side: sideOfUnit(state, event.unit),
      figures: [event.unit],
      weight: 'major',
    }),
  'thing-brought': (state, event) =>
    telling(event, {
      text: text`${The(state, event.unit)} ${does(state, event.unit, 'bring')} ${thingName(state, event.thing)} home for ${sideName(state, event.side)}!`,
      side: event.side,
      figures: [event.unit],
      weight: 'major',
    }),
}

export const CHAMPIONS: LogLines<ChampionEvent> = {
  'champion-attached': (state, event) =>
    telling(event, {
      text: text`${named(event.champion)} joins ${the(state, event.host)}${event.late ? ', too late to fight with them this round' : ''}.`,
      side: sideOfUnit(state, event.champion),
      figures: [event.champion, event.host],
    }),
  'champion-detached': (state, event) =>
    telling(event, {
      text: text`${named(event.champion)} leaves ${the(state, event.host)}.`,
      side: sideOfUnit(state, event.champion),
      figures: [event.champion, event.host],
    }),
  'stood-alone': (state, event) =>
    telling(event, {
      text: text`${named(event.champion)} stands alone where ${the(state, event.host)} stood.`,
      side: sideOfUnit(state, event.champion),
      figures: [event.champion],
      weight: 'major',
    }),
}
