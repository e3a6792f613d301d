/** The judge of moves: whether a path may be walked, what it costs and why, and how much of it is legal. */
import { cutLegal } from './cut.ts'
import { isLegal } from './legal.ts'
import type { Meeting, MoveQuestion, MoveRefusal, MoveVerdict } from './move.ts'
import { along, type Point } from './point.ts'
import type { PricedLeg } from './price.ts'
import { contactsAt, refuseRest } from './rest.ts'
import { settingOf, type Setting } from './setting.ts'
import { visitZones } from './visits.ts'
import { spentAt, walk, type Walk } from './walk.ts'

export const judgeMove = (question: MoveQuestion, path: readonly Point[]): MoveVerdict =>
  judgePath(settingOf(question), path)

/** The judge's answer without its reasons. */
export const isLegalMove = (question: MoveQuestion, path: readonly Point[]): boolean =>
  isLegal(settingOf(question), path)

/** The longest legal part of a path, or all of it: the judge's `legal` without the rest of the verdict. */
export function legalPart(question: MoveQuestion, path: readonly Point[]): readonly Point[] {
  const setting = settingOf(question)
  const walked = walk(setting, path)
  return refuse(setting, walked, path) ? cutLegal(setting, path, walked.stop) : path
}

export function judgePath(setting: Setting, path: readonly Point[]): MoveVerdict {
  const walked = walk(setting, path)
  const refusal = refuse(setting, walked, path)
  if (!refusal) return verdictOn(setting, walked, path, path)
  return { refusal, ...verdictOn(setting, walked, path, cutLegal(setting, path, walked.stop)) }
}

function verdictOn(setting: Setting, walked: Walk, path: readonly Point[], legal: readonly Point[]): MoveVerdict {
  const { legs, length, spent, touched } = walked
  return {
    length,
    spent,
    legs: legs.map(({ from, to, length, cost, costs }) => ({ from, to, length, cost, costs })),
    met: touched.map(touch => meeting(legs, touch)),
    contacts: contactsAt(setting, path.at(-1) ?? setting.start),
    zones: visitZones(setting, legs),
    legal,
  }
}

function refuse(setting: Setting, { stop }: Walk, path: readonly Point[]): MoveRefusal | undefined {
  const end = path[path.length - 1]
  return stop ? stop.refusal : end && refuseRest(setting, end)
}

function meeting(legs: readonly PricedLeg[], touch: Walk['touched'][number]): Meeting {
  const leg = legs[touch.leg] as PricedLeg
  return { id: touch.id, at: along(leg.from, leg.to, touch.share), spent: spentAt(legs, touch) }
}
