// What is wrong with the options of npm run balance and npm run endurance is said in a sentence.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { balanceOptions } from '../../bench/ours/balance-options.ts'
import { enduranceOptions } from '../../bench/ours/endurance-options.ts'
import { OptionError, runCommand } from '../../bench/ours/options.ts'
import { Scores } from '../../bench/ours/scores.ts'

/** The sentence with which a command refuses its options. */
function refusal(read, words) {
  try {
    read(words.split(' '))
  } catch (error) {
    expect(error).toBeInstanceOf(OptionError)
    return error.message
  }
  return 'nothing is wrong'
}
const balance = (words) => refusal(balanceOptions, words)
const endurance = (words) => refusal(enduranceOptions, words)

test('an unknown option is named with the one that was meant', () => {
  expect(balance('--gme knockdown')).toMatch('There is no option --gme. Did you mean "--game"?')
  expect(endurance('-x')).toMatch(/^There is no option -x\. Known are: --game, /)
})

test('an option without its value, a value without its option and a value too many are refused', () => {
  expect(balance('--points')).toMatch(/^--points needs a value after it\. Options are: --game …, .*, --write\.$/)
  expect(balance('--battles --points 150')).toMatch('--battles needs a value after it.')
  expect(balance('knockdown')).toMatch('"knockdown" belongs to no option.')
  expect(endurance('--write=yes')).toBe('--write stands alone: leave out "yes".')
})

test('a number is whole and within bounds', () => {
  expect(balance('--battles many')).toBe('--battles needs a whole number from 0 to 1000000, not "many".')
  expect(balance('--from 1.5')).toMatch('--from needs a whole number')
  expect(endurance('--points 150,,350')).toBe('--points needs a whole number from 1 to 1000000, not "".')
})

test('an unknown game, army, battle, scenario, player or kind of battle is named beside those there are', () => {
  expect(balance('--game knockdwn')).toMatch(
    '--game: There is no game "knockdwn". Did you mean "knockdown"? Known are: ',
  )
  expect(endurance('--game chess')).toMatch('--game: There is no game "chess". Known are: ')
  expect(balance('--points 150 --only red-tsk')).toMatch('--only: There is no ready army "red-tsk". Did you mean')
  expect(balance('--battle the-dragn')).toMatch('--battle: There is no ready battle of d6s with Dragons "the-dragn".')
  expect(endurance('--scenario tea')).toMatch('--scenario: There is no scenario "tea". Known are: ')
  expect(endurance('--players quick,slow')).toMatch('--players: There is no kind of player "slow". Known are: random')
  expect(endurance('--only army')).toMatch('--only: There is no kind of battle "army". Known are: armies, situations.')
})

test('only even armies meet: a size of which there are no two, or no size at all, is answered with those there are', () => {
  expect(balance('--points 151')).toMatch(
    /no two ready armies of 151 points\. It has armies of .*\b150\b.*\b350 points/,
  )
  expect(balance('--battle the-dragon --points 150')).toMatch('leave out --points')
  expect(balance('--game heroes-and-wizards')).toMatch(/^Name one size .* with --points: 100, 250, 500\.$/)
})

test('a file that cannot be written or read is refused before the first battle', () => {
  expect(balance('--into no-such-folder/scores.json')).toMatch('There is no folder no-such-folder')
  expect(endurance('--add no-such-file.json')).toBe('--add: there is no file no-such-file.json.')
  const folder = mkdtempSync(join(tmpdir(), 'muster-scores-'))
  const file = join(folder, 'scores.json')
  for (const text of ['{"about":', 'null', '{"about":"a game"}']) {
    writeFileSync(file, text)
    expect(() => new Scores('a game').read(file), text).toThrow(`${file} was not written by npm run balance.`)
  }
  rmSync(folder, { recursive: true })
})

test('sound options are read', () => {
  expect(balanceOptions('--game knockdown --battles 2 --from 5 --write'.split(' '))).toMatchObject({
    kit: { game: { id: 'knockdown' } },
    seeds: [5, 6],
    write: true,
  })
  expect(enduranceOptions('--battles 3 --points 150,350 --players quick --scenario raid'.split(' '))).toMatchObject({
    seeds: [1, 2, 3],
    sizes: [150, 350],
    players: ['quick'],
    scenarios: ['raid'],
    command:
      'npm run endurance -- --game d6s-with-dragons --battles 3 --from 1 --scenario raid --points 150,350 --players quick',
  })
})

test('a command tells what its user can mend without a stack and fails; a fault of its own keeps the stack', () => {
  const told = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const before = process.exitCode
  runCommand(() => balanceOptions(['--gme']))
  const code = process.exitCode
  process.exitCode = before
  expect([code, told.mock.calls.length, told.mock.calls[0][0]]).toEqual([1, 1, expect.stringMatching(/^\nThere is/)])
  told.mockRestore()
  const fault = () => {
    throw new TypeError('a fault')
  }
  expect(() => runCommand(fault)).toThrow(TypeError)
})
