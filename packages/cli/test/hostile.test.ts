import { describe, expect, test } from 'vitest'
import { example, file, GAME, muster, read } from './shell.ts'

/** Clears the screen, rings the bell, deletes, sets the window's title, and turns the line round. */
const HOSTILE = 'Tom\u001b[2J\u0007\u007f\u009b31m\u202Etxt\u2066'
// oxlint-disable-next-line no-control-regex
const STEERING = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/

describe('names that would steer a terminal', () => {
  const situation = () => {
    const base = read(example('ford.json'))
    const figures = base['figures'] as { readonly id: string }[]
    return {
      ...base,
      title: HOSTILE,
      answers: [],
      dice: [],
      figures: figures.map((one) => (one.id === 'Tom' ? { ...one, id: HOSTILE } : one)),
    }
  }
  const army = () => {
    const base = read(example('army.json')) as { readonly army: { readonly types: object[] } }
    return {
      ...base,
      army: { ...base.army, name: HOSTILE, types: base.army.types.map((one) => ({ ...one, name: HOSTILE })) },
    }
  }

  test('are shown, not obeyed, in reports and in errors, as text and as JSON', async () => {
    const [battle, list] = [file(situation()), file(army())]
    for (const argv of [
      ['show', battle],
      ['decide', battle],
      ['try', battle],
      ['odds', battle],
      ['army', 'check', list],
      ['show', battle, '--svg'],
      ['army', 'check', file({ ...army(), game: HOSTILE })],
      ['army', 'new', HOSTILE, '--random', '1'],
      ['new', GAME, '--armies', list, '-o', `${battle}.out`],
      ['odds', battle, '--by', HOSTILE, '--at', 'nobody'],
    ]) {
      for (const more of [[], ['--json']]) {
        const ran = await muster([...argv, ...more])
        const printed = ran.out + ran.err
        expect(printed, argv.join(' ')).not.toMatch(STEERING)
        if (more.length > 0) expect(() => JSON.parse(printed) as unknown, printed.slice(0, 300)).not.toThrow()
      }
    }
    expect((await muster(['army', 'new', HOSTILE, '--random', '1'])).err).toContain('\\u009b31m\\u202etxt')
  })
})

test('numbers that no computer can add are refused where they stand', async () => {
  const base = read(example('army.json')) as { readonly army: { readonly types: object[] } }
  const counted = file({
    ...base,
    army: { ...base.army, types: base.army.types.map((one) => ({ ...one, count: 1e308 })) },
  })
  const ran = await muster(['army', 'check', counted])
  expect(ran.code).toBe(2)
  expect(ran.err).toContain(`${counted}, at army.types.0.count: This should be at most 1000, not 1e+308.`)
})
