/** A toy game for the engine's own tests: two sides pull a rope; whoever gets it to 3 wins. */
import {
  chooseQuestion,
  orLess,
  part,
  pick,
  raise,
  sumOf,
  type BattlePlan,
  type Game,
  type Play,
  type Step,
} from '../src/index.ts'

export interface Tug {
  rope: number
  acting: 'left' | 'right'
  pulls: number
  boasts: string[]
}

const towards = { left: -1, right: 1 } as const
const other = { left: 'right', right: 'left' } as const

/** A side pulls hard (needs a 2 or less, moves two) or steadily (a 4 or less, one), or first boasts, which changes nothing. */
function* pull(play: Play<Tug>): Step {
  const { state } = play
  const ask = { by: state.acting, what: 'pull', prompt: 'How do you pull?', rule: 'TG-PULL-01' }
  const options = [
    { id: 'steady', label: 'Steadily' },
    { id: 'hard', label: 'Hard' },
    { id: 'boast', label: 'Boast first' },
  ]
  const answer = yield* play.ask(chooseQuestion(ask, { options }))
  const how = 'pick' in answer ? (answer.pick[0] ?? raise('nothing picked')) : raise('not a pick')
  if (how === 'boast') return void state.boasts.push(state.acting)
  const need = sumOf(part(how === 'hard' ? 2 : 4, how, 'TG-PULL-02'))
  const test = yield* play.test(`pull: ${state.acting}`, {
    by: state.acting,
    succeeds: orLess(need.total),
    sums: [need],
  })
  if (test.success) state.rope += towards[state.acting] * (how === 'hard' ? 2 : 1)
  play.tell({ is: 'pulled', by: state.acting, how, rope: state.rope, success: test.success, face: test.face })
  state.pulls++
  state.acting = other[state.acting]
}

const isOver = ({ rope, pulls }: Tug): boolean => Math.abs(rope) >= 3 || pulls >= 40

export const tug: Game<Tug> = {
  id: 'tug',
  version: '1',
  setUp: () => ({ rope: 0, acting: 'left', pulls: 0, boasts: [] }),
  next: (state) => (isOver(state) ? undefined : 'pull'),
  steps: { pull },
  copy: ({ rope, acting, pulls, boasts }) => ({ rope, acting, pulls, boasts: [...boasts] }),
  digest: ({ rope, acting, pulls, boasts }, into) => void into.add(rope).text(acting).add(pulls).json(boasts),
  result: (state) =>
    isOver(state)
      ? {
          ...(state.rope !== 0 && { winner: state.rope < 0 ? 'left' : 'right' }),
          reason: `The rope is at ${state.rope}.`,
          scores: [],
        }
      : undefined,
  situate: (data) => ({ rope: 0, acting: 'left', pulls: 0, boasts: [], ...(data as object) }),
}

export const plan: BattlePlan = {
  game: 'tug',
  sides: [
    { id: 'left', name: 'Left', army: null },
    { id: 'right', name: 'Right', army: null },
  ],
  field: { width: 5080, depth: 5080, pieces: [] },
}

export { pick }
