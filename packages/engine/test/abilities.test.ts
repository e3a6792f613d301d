/** Abilities, tried with a toy game: three figures in a row, each with a strength and wounds. */
import { describe, expect, test } from 'vitest'
import {
  Abilities,
  AbilityQuestion,
  AbilitySet,
  auraSource,
  borne,
  chooseQuestion,
  copyMemory,
  Digest,
  digestMemory,
  forgetRound,
  forTheBattle,
  forTheRound,
  heardBy,
  heardByAnybody,
  heardByAnybodyAnd,
  isSpent,
  memoryOf,
  noMemory,
  part,
  picked,
  Play,
  recall,
  rollRule,
  spend,
  sumRule,
  usesLeft,
  type Ability,
  type AbilityBook,
  type AbilityMemory,
  type FigureId,
  type Part,
  type Step,
} from '../src/index.ts'

interface Harm {
  readonly by: FigureId
  at: FigureId
  readonly type: 'fire' | 'cold'
  readonly riders?: readonly string[]
}

const VOCABULARY = {
  sums: {
    strength: sumRule<{ readonly parts?: readonly Part[]; readonly riders?: readonly string[] }>()({
      source: 'Strength',
      rule: 'TOY-1',
      printed: ({ strength }: Figure) => strength,
      adds: ({ parts }) => parts,
      riders: ({ riders }) => riders,
      floor: { at: 0, rule: 'TOY-2' },
    }),
    speed: sumRule<undefined>()({
      source: 'Speed',
      rule: 'TOY-13',
      printed: ({ wounds }: Figure) => 6 - wounds,
      isSteady: true,
    }),
  },
  rolls: { save: rollRule<{ readonly spell: boolean }>() },
  moments: {
    harmed: heardBy<Harm>()({ attacker: ({ by }) => by, victim: ({ at }) => at }, ({ riders }) => riders),
    'round-starts': heardByAnybody<{ readonly round: number }>(),
    eliminated: heardByAnybodyAnd<{ readonly figure: FigureId }>()({ victim: ({ figure }) => figure }),
  },
}

interface Types {
  readonly state: State
  readonly figure: Figure
  readonly id:
    | 'brave'
    | 'strong'
    | 'weak'
    | 'stuck'
    | 'banner'
    | 'led'
    | 'burns'
    | 'guard'
    | 'mourns'
    | 'regenerates'
    | 'keen'
    | 'barbed'
  readonly action: string
  readonly vocabulary: typeof VOCABULARY
}

interface Figure {
  readonly id: FigureId
  readonly strength: number
  readonly printed: AbilitySet<Types>
  readonly memory: AbilityMemory
  at: number
  wounds: number
  isGone: boolean
  conditions: Ability<Types>[]
}

interface State {
  readonly figures: Figure[]
  readonly abilities: Abilities<Types>
}

const ability = (id: Types['id'], more: Partial<Ability<Types>>): Ability<Types> => ({
  id,
  name: id,
  rule: 'TOY-9',
  text: '',
  ...more,
})

const keen = ability('keen', { adds: { strength: () => part(1, 'Keen', 'TOY-12') } })
const barbed = ability('barbed', {
  on: { harmed: { attacker: (play, _bearer, { at }) => void (figureOf(play.state, at).wounds += 1) } },
})

const figureOf = ({ figures }: State, id: FigureId): Figure => figures.find((one) => one.id === id) as Figure

const aurasInForce = (state: State) =>
  state.figures.flatMap((from) =>
    from.printed.all.flatMap(({ ability: { aura } }) => (aura && !from.isGone ? [{ from, aura }] : [])),
  )

const BOOK: AbilityBook<Types> = {
  vocabulary: VOCABULARY,
  printed: ({ printed }) => printed,
  sources: [
    auraSource<Types>({
      isWithin: (_state, a, b, inches) => Math.abs(a.at - b.at) <= inches,
      areFriends: (_state, a, b) => a.id.startsWith('n') === b.id.startsWith('n'),
    }),
    (_state, { conditions }, soFar) => (soFar.has('brave') ? [] : conditions.map((one) => borne<Types>(one))),
  ],
  rider: (id) => (id === 'keen' ? keen : barbed),
  figure: figureOf,
  figures: ({ figures }) => figures,
  hearers: ({ figures }) => figures.filter(({ isGone }) => !isGone),
  aurasInForce,
}

function battle(printed: { readonly [id: FigureId]: readonly Ability<Types>[] }): State {
  const figures = Object.entries(printed).map(([id, abilities], at) => ({
    id,
    strength: 3,
    printed: new AbilitySet<Types>(abilities.map((one) => borne<Types>(one))),
    memory: noMemory(),
    at,
    wounds: 0,
    isGone: false,
    conditions: [],
  }))
  return { figures, abilities: new Abilities(BOOK) }
}

const totalOf = (state: State, id: FigureId, parts?: Part[]): number =>
  state.abilities.total(state, figureOf(state, id), 'strength', {}, parts)

/** Runs a step that asks nothing. */
function run(step: Step): void {
  expect(step.next().done).toBe(true)
}

const strong = ability('strong', { adds: { strength: () => part(2, 'Strong', 'TOY-3') } })
const weak = ability('weak', { adds: { strength: () => part(-5, 'Weak', 'TOY-4') } })
const stuck = ability('stuck', { sets: { strength: () => part(1, 'Stuck', 'TOY-5') } })

describe('sums', () => {
  test('a sum is the same with and without a listener, and its parts add up to it', () => {
    const state = battle({ n1: [strong, weak] })
    const parts: Part[] = []
    expect(totalOf(state, 'n1', parts)).toBe(totalOf(state, 'n1'))
    expect(parts.map(({ source, value }) => [source, value])).toEqual([
      ['Strength', 3],
      ['Strong', 2],
      ['Weak', -5],
    ])
  })

  test('a floor holds a sum up and is shown as a part', () => {
    const state = battle({ n1: [weak] })
    expect(state.abilities.sum(state, figureOf(state, 'n1'), 'strength', {})).toEqual({
      total: 0,
      parts: [part(3, 'Strength', 'TOY-1'), part(-5, 'Weak', 'TOY-4'), part(2, 'Never below 0', 'TOY-2')],
    })
  })

  test('an ability that sets a sum overrides those that add to it, and the lowest of several counts', () => {
    const lower = ability('led', { sets: { strength: () => part(0, 'Lower', 'TOY-6') } })
    const state = battle({ n1: [strong, stuck], n2: [strong, stuck, lower] })
    expect([totalOf(state, 'n1'), totalOf(state, 'n2')]).toEqual([1, 0])
  })

  test('parts that come with the occasion are added', () => {
    const state = battle({ n1: [] })
    const about = { parts: [part(1, 'Aimed', 'TOY-7')] }
    expect(state.abilities.total(state, figureOf(state, 'n1'), 'strength', about)).toBe(4)
  })

  test('what comes with the occasion counts for that occasion alone', () => {
    const state = battle({ n1: [], s1: [] })
    const total = (riders: readonly string[]) =>
      state.abilities.total(state, figureOf(state, 'n1'), 'strength', { riders })
    expect([total([]), total(['keen'])]).toEqual([3, 4])
    const play = new Play(state)
    run(state.abilities.open(play, 'harmed', { by: 'n1', at: 's1', type: 'cold' }))
    run(state.abilities.open(play, 'harmed', { by: 'n1', at: 's1', type: 'cold', riders: ['barbed'] }))
    expect(figureOf(state, 's1').wounds).toBe(1)
  })

  test('advantage is gathered from the abilities that bear on a roll', () => {
    const brave = ability('brave', {
      advantage: { save: (_s, _b, { spell }) => (spell ? part(1, 'Brave', 'TOY-8') : undefined) },
    })
    const state = battle({ n1: [brave] })
    const on = (spell: boolean) => state.abilities.onRoll(state, figureOf(state, 'n1'), 'save', { spell })
    expect(on(true)).toEqual([part(1, 'Brave', 'TOY-8')])
    expect(on(false)).toEqual([])
  })
})

describe('sources', () => {
  test('a condition counts once the abilities are told of the change, and not before', () => {
    const state = battle({ n1: [] })
    expect(totalOf(state, 'n1')).toBe(3)
    figureOf(state, 'n1').conditions.push(stuck)
    expect(state.abilities.stale(state)).toEqual(['n1'])
    state.abilities.changed()
    expect(state.abilities.stale(state)).toEqual([])
    expect(totalOf(state, 'n1')).toBe(1)
  })

  test('a steady number is kept until the abilities are told of a change, and one that is out of date is found', () => {
    const state = battle({ n1: [] })
    const n1 = figureOf(state, 'n1')
    const speed = () => state.abilities.total(state, n1, 'speed', undefined)
    expect(speed()).toBe(6)
    n1.wounds = 2
    expect(speed()).toBe(6)
    expect(state.abilities.stale(state)).toEqual(['n1'])
    state.abilities.changedOn(state, 'n1')
    expect(speed()).toBe(4)
    expect(state.abilities.stale(state)).toEqual([])
  })

  test('an ability of an earlier source can suppress a later one', () => {
    const state = battle({ n1: [ability('brave', {})] })
    figureOf(state, 'n1').conditions.push(stuck)
    state.abilities.changed()
    expect(totalOf(state, 'n1')).toBe(3)
  })

  test('abilities of several sources count together, in the order of the sources', () => {
    const state = battle({ n1: [strong] })
    figureOf(state, 'n1').conditions.push(weak)
    state.abilities.changed()
    const parts: Part[] = []
    totalOf(state, 'n1', parts)
    expect(parts.map(({ source }) => source)).toEqual(['Strength', 'Strong', 'Weak'])
  })

  test('an ability given by two sources counts once', () => {
    const state = battle({ n1: [strong] })
    figureOf(state, 'n1').conditions.push(strong)
    state.abilities.changed()
    expect(totalOf(state, 'n1')).toBe(5)
  })

  test('an aura gives to friends in reach, while they stand there', () => {
    const led = ability('led', { adds: { strength: () => part(1, 'Led', 'TOY-10') } })
    const banner = ability('banner', { aura: { inches: 1, whom: 'friends', self: false, gives: led } })
    const state = battle({ n1: [banner], n2: [], n3: [], s1: [] })
    const totals = () => ['n1', 'n2', 'n3', 's1'].map((id) => totalOf(state, id))
    expect(totals()).toEqual([3, 4, 3, 3])
    figureOf(state, 'n3').at = -1
    state.abilities.moved(state, 'n3')
    expect(totals()).toEqual([3, 4, 4, 3])
    expect(state.abilities.stale(state)).toEqual([])
  })

  test('an aura goes with its bearer', () => {
    const led = ability('led', { adds: { strength: () => part(1, 'Led', 'TOY-10') } })
    const banner = ability('banner', { aura: { inches: 1, whom: 'friends', self: false, gives: led } })
    const state = battle({ n1: [banner], n2: [], n3: [] })
    const totals = () => ['n2', 'n3'].map((id) => totalOf(state, id))
    expect(totals()).toEqual([4, 3])
    figureOf(state, 'n1').at = 3
    state.abilities.moved(state, 'n1')
    expect(totals()).toEqual([3, 4])
    expect(state.abilities.stale(state)).toEqual([])
  })

  test('a set that was sorted serves on until a source gives something else', () => {
    const led = ability('led', { adds: { strength: () => part(1, 'Led', 'TOY-10') } })
    const banner = ability('banner', { aura: { inches: 1, whom: 'friends', self: false, gives: led } })
    const state = battle({ n1: [banner], n2: [], n3: [] })
    const borneBy = (id: string) => state.abilities.of(state, figureOf(state, id))
    const before = [borneBy('n1'), borneBy('n2'), borneBy('n3')]
    state.abilities.changed()
    expect([borneBy('n1'), borneBy('n2'), borneBy('n3')].map((one, i) => one === before[i])).toEqual([true, true, true])
    figureOf(state, 'n2').conditions.push(stuck)
    state.abilities.changedOn(state, 'n2')
    expect([borneBy('n1'), borneBy('n2'), borneBy('n3')].map((one, i) => one === before[i])).toEqual([
      true,
      false,
      true,
    ])
  })

  test('a copy of the state keeps nothing of the original', () => {
    const state = battle({ n1: [] })
    totalOf(state, 'n1')
    const copy: State = {
      figures: state.figures.map((one) => ({ ...one, conditions: [stuck] })),
      abilities: state.abilities.copy(),
    }
    expect([totalOf(copy, 'n1'), totalOf(state, 'n1')]).toEqual([1, 3])
  })
})

describe('moments', () => {
  const log: string[] = []
  const tell = (word: string) => (_play: Play<State>, bearer: FigureId) => void log.push(`${bearer} ${word}`)

  test('each figure reacts to a moment in its role, or as anybody, in the declared order', () => {
    log.length = 0
    const burns = ability('burns', { on: { harmed: { attacker: tell('struck'), victim: tell('was struck') } } })
    const mourns = ability('mourns', { on: { eliminated: { anybody: tell('mourns'), victim: tell('is gone') } } })
    const state = battle({ n1: [burns, mourns], n2: [burns], s1: [burns, mourns] })
    const play = new Play(state)
    run(state.abilities.open(play, 'harmed', { by: 's1', at: 'n1', type: 'fire' }))
    figureOf(state, 'n1').isGone = true
    run(state.abilities.open(play, 'eliminated', { figure: 'n1' }))
    expect(log).toEqual(['n1 was struck', 's1 struck', 'n1 is gone', 's1 mourns'])
  })

  test('a figure that gains or loses an ability in battle begins or ceases to hear a moment as anybody', () => {
    log.length = 0
    const mourns = ability('mourns', { on: { 'round-starts': { anybody: tell('wakes') } } })
    const state = battle({ n1: [], n2: [] })
    const start = (round: number) => run(state.abilities.open(new Play(state), 'round-starts', { round }))
    start(1)
    figureOf(state, 'n2').conditions.push(mourns)
    state.abilities.changedOn(state, 'n2')
    start(2)
    expect(log).toEqual(['n2 wakes'])
    figureOf(state, 'n2').conditions.pop()
    state.abilities.changedOn(state, 'n2')
    start(3)
    expect(log).toEqual(['n2 wakes'])
  })

  test('a figure that takes over the damage reacts to it in turn', () => {
    log.length = 0
    const guard = ability('guard', {
      on: {
        harmed: {
          victim(_play, bearer, harm) {
            if (bearer === 'n1') harm.at = 'n2'
            else log.push(`${bearer} takes it`)
          },
        },
      },
    })
    const state = battle({ n1: [guard], n2: [guard], s1: [] })
    run(state.abilities.open(new Play(state), 'harmed', { by: 's1', at: 'n1', type: 'fire' }))
    expect(log).toEqual(['n2 takes it'])
  })

  test('a reaction may ask its player', () => {
    const regenerates = ability('regenerates', {
      on: {
        'round-starts': {
          *anybody(play, bearer) {
            const ask = { by: 'n', what: 'heal', rule: 'TOY-11', prompt: 'Heal?' }
            const options = [
              { id: 'yes', label: 'Yes' },
              { id: 'no', label: 'No' },
            ]
            if (picked(yield* play.ask(chooseQuestion(ask, { options }))) === 'yes')
              figureOf(play.state, bearer).wounds -= 1
          },
        },
      },
    })
    const state = battle({ n1: [regenerates] })
    const step = state.abilities.open(new Play(state), 'round-starts', { round: 2 })
    expect(step.next().done).toBe(false)
    expect(step.next({ pick: ['yes'] }).done).toBe(true)
    expect(figureOf(state, 'n1').wounds).toBe(-1)
  })

  test('a moment or role that is not declared does not compile', () => {
    const misspelt = [
      // @ts-expect-error -- nobody declared this moment
      ability('burns', { on: { 'tea-time': { anybody: tell('drinks') } } }),
      // @ts-expect-error -- a bystander never hears this one
      ability('burns', { on: { harmed: { anybody: tell('sees it') } } }),
      // @ts-expect-error -- nobody declared this sum
      ability('burns', { adds: { stamina: () => part(1, 'Toy', 'TOY-1') } }),
      // @ts-expect-error -- nobody declared this ability
      ability('brvae', {}),
    ]
    expect(misspelt.map(({ id }) => id)).toEqual(['burns', 'burns', 'burns', 'brvae'])
  })
})

describe('questions', () => {
  const sees = new AbilityQuestion<Types, FigureId, boolean>('sees')

  test('an ability answers with a constant or a function, and one yes is enough', () => {
    const looks = ability('brave', { answers: [sees.answer((_state, _bearer, other) => other === 's1')] })
    const always = ability('strong', { answers: [sees.answer(true)] })
    const state = battle({ n1: [looks], n2: [always], n3: [] })
    const says = (id: FigureId, other: FigureId) => state.abilities.says(state, figureOf(state, id), sees, other)
    expect([says('n1', 's1'), says('n1', 's2'), says('n2', 's2'), says('n3', 's1')]).toEqual([true, false, true, false])
  })

  test('all answers can be listed', () => {
    const reach = new AbilityQuestion<Types, undefined, number>('reach')
    const state = battle({
      n1: [ability('brave', { answers: [reach.answer(2)] }), ability('strong', { answers: [reach.answer(() => 3)] })],
    })
    const figure = figureOf(state, 'n1')
    expect(reach.all(state.abilities.of(state, figure), state, figure, undefined)).toEqual([2, 3])
  })
})

describe('memory', () => {
  const burnt = { id: 'regenerates', memory: forTheBattle({ burnt: false, by: '' }) }
  const aimed = { id: 'strong', memory: forTheRound({ at: [] as readonly string[] }) }
  const print = (memory: AbilityMemory): string => {
    const digest = new Digest()
    digestMemory(memory, digest)
    return digest.value
  }

  test('it begins as the ability says, is copied and fingerprinted, and the round is forgotten', () => {
    const memory = noMemory()
    expect(recall(memory, burnt)).toEqual({ burnt: false, by: '' })
    const before = print(memory)
    memoryOf(memory, burnt).burnt = true
    memoryOf(memory, aimed).at = ['s1']
    expect(print(memory)).not.toBe(before)
    const copy = copyMemory(memory)
    expect(print(copy)).toBe(print(memory))
    memoryOf(copy, burnt).by = 's1'
    expect(recall(memory, burnt).by).toBe('')
    forgetRound(memory)
    expect(recall(memory, aimed).at).toEqual([])
    expect(recall(memory, burnt).burnt).toBe(true)
  })

  const ONCE_A_ROUND = { times: 1, per: 'round' } as const
  const TWICE_A_BATTLE = { times: 2, per: 'battle' } as const

  test('uses are counted for the round or for the battle', () => {
    const memory = noMemory()
    spend(memory, 'net', ONCE_A_ROUND)
    spend(memory, 'horn', TWICE_A_BATTLE)
    expect([isSpent(memory, 'net', ONCE_A_ROUND), usesLeft(memory, 'horn', TWICE_A_BATTLE)]).toEqual([true, 1])
    forgetRound(memory)
    expect([isSpent(memory, 'net', ONCE_A_ROUND), usesLeft(memory, 'horn', TWICE_A_BATTLE)]).toEqual([false, 1])
    expect(isSpent(memory, 'sword', undefined)).toBe(false)
  })
})
