import type { GameKit } from '@muster/engine'
import { BattleSession, type Snapshot } from '@muster/session'
import { services, sessionOptions } from '@muster/session/testing'
import { heroesAndWizards } from '@muster/heroes-and-wizards'
import { knockdown } from '@muster/knockdown'
import { expect, test } from 'vitest'
import { combatantNamed } from '../figures/combatants.ts'
import { optionChoice, targetOption } from './option-choice.ts'
import { initialState, type TableState } from './table-state.ts'

/** Plays as advised until a question of this name comes. */
function stateAt(kit: GameKit<unknown>, what: string, wanted: (snapshot: Snapshot) => boolean): TableState {
  for (let seed = 1; seed < 8; seed++) {
    const session = BattleSession.begin(kit, { plan: kit.readyPlan(seed) }, sessionOptions(), services)
    session.play.deployAll()
    for (let asked = 0; asked < 400 && session.battle.question; asked++) {
      if (session.battle.question.what === what && wanted(session.snapshot()))
        return { ...initialState(session.snapshot()), ranking: session.whatIf.ranking() }
      session.answer(session.advise().answer)
    }
  }
  throw new Error(`"${what}" was never asked`)
}

test('the advised target is chosen, every other one is ringed, and pointing at one chooses it', () => {
  const state = stateAt(knockdown as unknown as GameKit<unknown>, 'shoot', ({ decision }) =>
    Boolean(decision && decision.options.length > 4),
  )
  const choice = optionChoice(state)
  const { decision } = state.snapshot
  expect({ pick: [choice?.chosen?.id] }).toEqual(decision?.default)
  expect(choice?.by).toBe(choice?.chosen?.figure)
  const at = new Set(decision?.options.filter(({ figure }) => figure === choice?.by).flatMap((one) => one.at ?? []))
  expect(new Set(choice?.targets.flatMap((one) => one.at ?? []))).toEqual(at)
  const other = choice?.targets.find((one) => one.at !== choice.chosen?.at)
  expect(optionChoice({ ...state, hovered: other?.at })?.chosen?.id).toBe(other?.id)
})

test('touching a figure of one’s own never proposes a spell that is meant for enemies', () => {
  const kit = heroesAndWizards as unknown as GameKit<unknown>
  const isHarmful = ({ decision }: Snapshot) => Boolean(decision?.options.some(({ harmful }) => harmful))
  const state = stateAt(kit, 'cast', isHarmful)
  const { decision, view } = state.snapshot
  const curse = decision?.options.find(({ harmful, at }) => harmful && combatantNamed(view, at)?.side === decision.by)
  expect(curse).toBeDefined()
  const aimed: TableState = { ...state, draft: { is: 'option', figure: curse?.figure ?? '', option: curse?.id ?? '' } }
  const meant = targetOption(aimed, curse?.at ?? '')
  expect(meant?.harmful ?? false).toBe(false)
  const byHand: TableState = { ...aimed, draft: { ...aimed.draft, byHand: true } as TableState['draft'] }
  expect(targetOption(byHand, curse?.at ?? '')?.harmful).toBe(true)
})

test('while a spell chosen by its button is aimed, touching a figure that is no target of it starts no other spell', () => {
  const kit = heroesAndWizards as unknown as GameKit<unknown>
  const found = ({ decision }: Snapshot) => {
    const options = decision?.options ?? []
    return options.flatMap((spell) =>
      spell.at === undefined
        ? []
        : options
            .filter(({ figure, manner, at }) => at !== undefined && figure === spell.figure && manner !== spell.manner)
            .filter(({ at }) => !options.some((one) => one.manner === spell.manner && one.at === at))
            .map((other) => ({ spell, other })),
    )
  }
  const state = stateAt(kit, 'cast', (snapshot) => found(snapshot).length > 0)
  const [pair] = found(state.snapshot)
  const { figure = '', id } = pair?.spell ?? { id: '' }
  const touched = pair?.other.at ?? ''
  const aimed: TableState = { ...state, draft: { is: 'option', figure, option: id, byHand: true } }
  expect(targetOption(aimed, touched)).toBeUndefined()
  expect(optionChoice({ ...aimed, hovered: touched })?.chosen?.id).toBe(id)
})
