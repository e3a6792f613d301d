/** What a session costs: bytes sent and kept an answer and over a long battle, and the time to open a long record. */
import { d6sWithDragons } from '@muster/d6s-with-dragons'
import { recordText, type BattlePlan, type GameKit } from '@muster/engine'
import { heroesAndWizards } from '@muster/heroes-and-wizards'
import { knockdown } from '@muster/knockdown'
import {
  BattleSession,
  Feed,
  nextRow,
  checkSource,
  openSession,
  parseSource,
  SessionCalls,
  type BattleSave,
} from '@muster/session'
import { simpleFantasySkirmish } from '@muster/simple-fantasy-skirmish'
import { perSecond, quick, report } from '../clock.mjs'

const KITS = [
  heroesAndWizards,
  d6sWithDragons,
  simpleFantasySkirmish,
  knockdown,
] as unknown as readonly GameKit<unknown>[]
const services = { now: () => 0, randomSeed: () => 1 }
const ANSWERS = quick ? 60 : 200
const sizeOf = (value: unknown): number => JSON.stringify(value)?.length ?? 0
const median = (sizes: readonly number[]): number => sizes.toSorted((a, b) => a - b)[sizes.length >> 1] ?? 0

/** Kilobytes of each message and of each row that is kept, over a battle that two quick bots play. */
function sizesOf(kit: GameKit<unknown>) {
  const plan = kit.readyPlan(1)
  const seats = Object.fromEntries(plan.sides.map(({ id }) => [id, 'computer' as const]))
  const source = { game: kit.game.id, plan, options: { seats, skill: 'quick' as const, dice: { seed: 3 } } }
  const calls = new SessionCalls(openSession(kit, source, services))
  const feed = new Feed(calls.source)
  feed.update()
  const [sent, kept]: [number[], number[]] = [[], []]
  let last: BattleSave = calls.lookUp('save', undefined)
  for (let answers = 0; answers < ANSWERS && calls.source.state().decision; answers++) {
    calls.change('think', undefined)
    sent.push(sizeOf(feed.update()) / 1000)
    const now = calls.lookUp('save', undefined)
    kept.push(sizeOf(nextRow(last, now)) / 1000)
    last = now
  }
  return { sent: median(sent), kept: median(kept) }
}

const LONG = 1200
/** Whole battles are measured at every so many answers. */
const EVERY = 20

/** A battle of d6s with Dragons between large warbands, as far as 1,200 answers lead, and what keeping it stores. */
function longBattle() {
  const kit = d6sWithDragons as unknown as GameKit<unknown>
  const usual = kit.readyPlan(3)
  const sides = usual.sides.map((side, seat) => ({ ...side, army: kit.randomArmy(3 + seat, 400) }))
  const plan: BattlePlan = { ...usual, sides, options: { ...usual.options, limit: 400 } }
  const options = { seats: {}, skill: 'quick' as const, dice: { seed: 5 } }
  const session = BattleSession.begin(kit, { plan }, options, services)
  let [rows, whole]: [number, number] = [0, 0]
  let last: BattleSave | undefined
  for (let answers = 0; answers < LONG && session.battle.decision; answers++) {
    session.answer(session.battle.decision.default)
    const now = session.save()
    rows += sizeOf(nextRow(last, now)) / 1e6
    if (answers % EVERY === 0) whole += (EVERY * sizeOf(now)) / 1e6
    last = now
  }
  return { text: recordText(session.save().record), rows, whole }
}

const sizes = KITS.map(sizesOf)
const { text, rows, whole } = longBattle()
const opened = perSecond(() => {
  const source = checkSource(parseSource({ text, seed: 1 }))
  const kit = KITS.find(({ game }) => game.id === source.game)
  if (!kit) throw new Error('the game is unknown')
  new Feed(openSession(kit, source, services)).update()
})
report({
  sent: Math.max(...sizes.map(({ sent }) => sent)),
  kept: Math.max(...sizes.map(({ kept }) => kept)),
  stored: rows,
  storedWhole: whole,
  opened: 1000 / opened,
})
