/** The judge of moves: whether a path is a legal move, what it costs and why, and how much of it is legal. */
import { pointAlong, type Point } from '../geometry/point.ts'
import type { LegContact } from './figure-violations.ts'
import type { CostedLeg } from './leg-cost.ts'
import { longestLegalPart, partAlongEdge } from './legal-part.ts'
import type { Leg, MoveRefusal, MoveVerdict, PathContact, ZoneVisit } from './move-verdict.ts'
import { spentBefore, traceLegal, tracePath, type PathTrace } from './path-trace.ts'
import type { PreparedMove } from './prepared-move.ts'
import { contactsAt, refuseRest } from './resting.ts'
import { visitZones } from './zone-visits.ts'

/** The judge's answer without its reasons. */
export const isLegalMove = (move: PreparedMove, path: readonly Point[]): boolean => traceLegal(move, path) !== undefined

/** The verdict on the longest legal part of a path, or on all of it; undefined where no part of it is legal. */
export function verdictOnLegalPart(move: PreparedMove, path: readonly Point[]): MoveVerdict | undefined {
  const trace = tracePath(move, path)
  const legal = refuse(move, trace) ? longestLegalPart(move, path, trace.violation) : trace
  return legal && new Judgement(move, legal, legal.path, undefined)
}

/** The judge's answer to a legal path; undefined where it is refused, which is quicker than saying why. */
export function verdictIfLegal(move: PreparedMove, path: readonly Point[]): MoveVerdict | undefined {
  const trace = traceLegal(move, path)
  return trace && new Judgement(move, trace, path, undefined)
}

/** The longest legal part of a path, or all of it: the judge's `legal` without the rest of the verdict. */
export const legalPart = (move: PreparedMove, path: readonly Point[]): readonly Point[] =>
  verdictOnLegalPart(move, path)?.legal ?? []

export function judgeMove(move: PreparedMove, path: readonly Point[]): MoveVerdict {
  const trace = tracePath(move, path)
  const refusal = refuse(move, trace)
  return new Judgement(move, trace, refusal ? partOffered(move, path, trace) : path, refusal)
}

/** What may be made of a refused path: its longest legal part, or the little that rounding allows at the edge. */
function partOffered(move: PreparedMove, path: readonly Point[], { violation }: PathTrace): readonly Point[] {
  return (longestLegalPart(move, path, violation) ?? partAlongEdge(move, path, violation))?.path ?? []
}

function refuse(move: PreparedMove, { violation, path }: PathTrace): MoveRefusal | undefined {
  const end = path[path.length - 1]
  return violation ? violation.refusal : end && refuseRest(move, end)
}

/** Bots ask for thousands of verdicts and read little of each, so contacts and zones are worked out when they are read. */
class Judgement implements MoveVerdict {
  declare readonly refusal?: MoveRefusal
  readonly length: number
  readonly spent: number

  constructor(
    private readonly move: PreparedMove,
    private readonly trace: PathTrace,
    readonly legal: readonly Point[],
    refusal: MoveRefusal | undefined,
  ) {
    this.length = trace.length
    this.spent = trace.spent
    if (refusal) this.refusal = refusal
  }

  get legs(): readonly Leg[] {
    return this.trace.legs
  }

  get newContacts(): readonly PathContact[] {
    const { legs, contacts } = this.trace
    return contacts.map((contact) => pathContact(legs, contact))
  }

  get contacts(): readonly string[] {
    return contactsAt(this.move, this.trace.path.at(-1) ?? this.move.start)
  }

  get zones(): readonly ZoneVisit[] {
    return visitZones(this.move, this.trace.legs)
  }
}

function pathContact(legs: readonly CostedLeg[], contact: LegContact): PathContact {
  const leg = legs[contact.leg] as CostedLeg
  return { id: contact.id, at: pointAlong(leg.from, leg.to, contact.share), spent: spentBefore(legs, contact) }
}
