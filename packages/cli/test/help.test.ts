import { describe, expect, test } from 'vitest'
import { example, failsWith, fresh, GAME, muster, says } from './shell.ts'

describe('help', () => {
  const COMMANDS = [
    'games',
    'profiles',
    'rules',
    'army',
    'new',
    'decide',
    'answer',
    'play',
    'try',
    'odds',
    'verify',
    'show',
    'campaign',
  ]
  const ACTS = ['new', 'join', 'leave', 'battle', 'objective', 'result', 'show']

  test('every command has it, and the list of commands names them all', async () => {
    const all = await says('--help')
    for (const command of COMMANDS) {
      expect(all).toMatch(new RegExp(`^  ${command}\\b`, 'm'))
      const own = await says(command, '--help')
      expect(own).toContain(`Usage: muster ${command}`)
    }
    for (const command of [['army', 'check'], ['army', 'new'], ...ACTS.map((one) => ['campaign', one])]) {
      expect(await says(...command, '--help')).toContain(`Usage: muster ${command.join(' ')}`)
    }
  })

  test('every command that prints a report can print it as JSON', async () => {
    const single = COMMANDS.filter((one) => one !== 'army' && one !== 'campaign')
    for (const command of single) expect(await says(command, '--help')).toContain('--json')
  })

  test('a mistake on the command line fails with a message', async () => {
    await failsWith(['gmaes'], { says: "Unknown command 'gmaes'. Did you mean games? See muster --help." })
    await failsWith(['games', '--wrong'], { says: '--wrong' })
    await failsWith(['new', GAME, '--tabel', 'x', '-o', fresh()], {
      says: "Unknown option '--tabel'. Did you mean --table? See",
    })
    await failsWith(['play', GAME, '--battles', 'many'], { says: 'whole number from 1' })
    await failsWith(['play', GAME, '--battles', '0'], { says: 'whole number from 1' })
    await failsWith(['verify'], { says: 'files' })
    await failsWith(['new', GAME], { says: '--output' })
    await failsWith(['show', example('ford.json'), '--svg', '--png'], { says: 'cannot be used with' })
    expect((await muster([])).code).toBe(2)
  })
})
