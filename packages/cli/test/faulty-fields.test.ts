import { describe, expect, test } from 'vitest'
import { example, fails, failsWith, file, fresh, GAME, read, RECORD, says } from './shell.ts'

describe('a situation with a fault says at which field', () => {
  const base = () => read(example('ford.json'))
  const figures = () => base()['figures'] as { readonly [key: string]: unknown }[]
  const withFigure = (index: number, more: object) =>
    file({ ...base(), figures: figures().map((one, i) => (i === index ? { ...one, ...more } : one)) })

  test('a field nobody knows', async () => {
    const name = file({ ...base(), widht: 48 })
    expect((await fails(['try', name])).text).toMatch(/widht/)
  })

  test('absurd numbers', async () => {
    const absurd = [
      [{ melee: 1e9 }, 'figures.0.melee'],
      [{ at: [1e300, 3] }, 'figures.0.at.0'],
      [{ at: ['x', 3] }, 'figures.0.at.0'],
    ] as const
    for (const [more, where] of absurd) {
      const name = withFigure(0, more)
      const failure = await fails(['decide', name])
      expect(failure).toMatchObject({ file: name, where })
      expect(failure.text).toContain(where)
    }
    await failsWith(['show', file({ ...base(), width: -4 })], { where: 'width' })
    await failsWith(['show', file({ ...base(), width: 1e12 })], { where: 'width' })
  })

  test('a profile, an item or a spell that does not exist', async () => {
    await failsWith(['try', withFigure(1, { movement: '7' })], { where: 'figures.1.movement' })
    await failsWith(['try', withFigure(1, { item: 'Excalibur' })], { where: 'figures.1.item' })
    await failsWith(['try', withFigure(1, { rank: 'duke' })], { where: 'figures.1.rank' })
  })

  test('figures that overlap, or stand off the table', async () => {
    const [first] = figures()
    const crowd = await fails(['decide', withFigure(1, { at: first?.['at'] })])
    expect(crowd.where).toMatch(/^figures/)
    await failsWith(['decide', withFigure(0, { at: [500, 500] })], { where: /^figures/ })
  })

  test('a figure of a side that is not there', async () => {
    await failsWith(['decide', withFigure(0, { side: 'z' })], { where: /^figures/ })
  })

  test('dice and answers of the wrong form', async () => {
    await failsWith(['try', file({ ...base(), dice: [['hit: Wren at Tom', 'six']] })], { where: 'dice.0.1' })
    await failsWith(['try', file({ ...base(), answers: [{ hop: 3 }] })], { where: 'answers.0' })
  })
})

describe('a record with a fault says at which field', () => {
  const plain = async () => {
    const name = fresh()
    await says('new', GAME, '--seed', '3', '--dice-seed', '4', '-o', name)
    return read(name) as { start: { plan: { sides: object[]; field: object } }; tape: object[] }
  }

  test('fields of the wrong form', async () => {
    const record = read(RECORD) as { tape: object[]; marks: object[] }
    await failsWith(['decide', file({ ...record, tape: [{ hop: 1 }] })], { where: 'tape.0' })
    await failsWith(['decide', file({ ...record, tape: [{ roll: 'x', faces: [7000] }] })], { where: /^tape\.0/ })
    await failsWith(['decide', file({ ...record, marks: 3 })], { where: 'marks' })
  })

  test('a plan that is junk', async () => {
    const record = await plain()
    const withPlan = (more: object) => file({ ...record, start: { plan: { ...record.start.plan, ...more } } })
    await failsWith(['decide', withPlan({ field: 3 })], { where: 'start.plan.field' })
    await failsWith(['decide', withPlan({ sides: [] })], { where: 'start.plan.sides' })
    await failsWith(['decide', withPlan({ game: 'chess' })], { where: 'start.plan.game' })
    const { field, sides } = record.start.plan
    await failsWith(['decide', withPlan({ field: { ...field, width: 1e15 } })], { where: 'start.plan.field.width' })
    const army = await fails(['decide', withPlan({ sides: sides.map((side) => ({ ...side, army: { name: 'x' } })) })])
    expect(army.where).toMatch(/^start\.plan\.sides/)
  })

  test('a tape that the rules do not allow: the entry is named', async () => {
    const record = await plain()
    const lucky = file({ ...record, tape: [...record.tape, { roll: 'luck', faces: [6] }] })
    const { where, message } = await fails(['answer', lucky, 'default'])
    expect(where).toBe(`tape.${record.tape.length}`)
    expect(message).toContain('does not hold under the rules')
  })
})
