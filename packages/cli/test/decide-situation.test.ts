import { expect, test } from 'vitest'
import { example, fresh, says } from './shell.ts'

test('decide on a situation says how to go on from it, and that works', async () => {
  const said = await says('decide', example('ogre.json'))
  expect(said).toContain(`muster try ${example('ogre.json')} -o battle.json`)
  expect(said).not.toContain(`muster answer ${example('ogre.json')}`)
  const record = fresh()
  await says('try', example('ogre.json'), '-o', record)
  await says('decide', record)
})
