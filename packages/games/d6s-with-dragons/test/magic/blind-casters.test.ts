/** Blind casters: they see no place and nobody, so they cast only what needs no sight. */
import { expect, test } from 'vitest'
import { SPELLS } from '../../src/spells/index.ts'
import { casting, coven, offered, quick } from '../coven.ts'

const EVERYTHING = {
  standard: SPELLS.filter(({ kind }) => kind === 'standard').map(({ id }) => id),
  incantations: SPELLS.filter(({ kind }) => kind === 'incantation').map(({ id }) => id),
}

/** Bob stands in Ann's reach. */
const caster = (...conditions: readonly string[]) =>
  coven({ ann: { casting: casting(EVERYTHING), conditions }, bob: { at: [12, 5.4] } })

const castable = (...conditions: readonly string[]): readonly string[] =>
  offered(caster(...conditions)).filter((id) => id.startsWith('Ann|cast|'))

test('DD-COND-03 DD-AREA-07: no blind caster is offered a spell on a place it would have to see', () => {
  const places = ['Ann|cast|fog-cloud', 'Ann|cast|teleport']
  expect(castable()).toEqual(expect.arrayContaining(places))
  expect(castable('blinded').filter((id) => places.includes(id))).toEqual([])
})

test('DD-COND-03 DD-RUL-72: the blind step through no mist, because they see no place to come out at', () => {
  const stepper = (...conditions: readonly string[]) =>
    coven({ knows: quick('misty-step'), ann: { conditions }, words: { stage: 'round-start' } })
  expect(stepper('blinded').refused({ at: { x: 12 * 2540, y: 6 * 2540 } }).code).toBe('out-of-sight')
  expect(stepper().aims(12, 6).at('Ann')).toEqual([12, 6])
})

/** The die that some of them roll before anything is asked. */
const ROLLS: { readonly [id: string]: string } = {
  'Ann|cast|hold-person': 'save: Bob',
  'Ann|cast|telekinesis': 'save: Bob',
  'Ann|cast|guiding-bolt': 'to hit: Ann at Bob',
}

test.each(castable('blinded'))(
  'DD-COND-03: each question of what a blind caster may still do has an answer: %s',
  (id) => {
    const roll = ROLLS[id]
    const s = (roll === undefined ? caster('blinded') : caster('blinded').rolls([roll, 6])).picks(id)
    const { question } = s.battle
    if (question?.what !== 'act') expect(question?.check(question.describe().default)).toBeUndefined()
  },
)
