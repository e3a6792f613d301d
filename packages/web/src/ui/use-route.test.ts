import { expect, test } from 'vitest'
import { readRoute } from './use-route.ts'

test('an address gives its route', () => {
  expect(['', '#', '#/'].map(readRoute)).toEqual([{ is: 'home' }, { is: 'home' }, { is: 'home' }])
  expect(readRoute('#/battle/a%20b')).toEqual({ is: 'battle', id: 'a b' })
  expect(readRoute('#/set-up/heroes-and-wizards/own')).toEqual({ is: 'set-up', game: 'heroes-and-wizards', own: true })
  expect(readRoute('#/design/simple-fantasy-skirmish')).toEqual({ is: 'design', game: 'simple-fantasy-skirmish' })
  expect(readRoute('#/drafts/x')).toEqual({ is: 'drafts', game: 'x' })
  expect(readRoute('#/drafts/x/DD-ATK-10')).toEqual({ is: 'drafts', game: 'x', rule: 'DD-ATK-10' })
  expect(readRoute('#/drafts/x/%zz')).toEqual({ is: 'drafts', game: 'x' })
  expect(readRoute('#/drafts/x/attack')).toEqual({ is: 'drafts', game: 'x', attack: '' })
  expect(readRoute('#/drafts/x/attack/a=b&c=d')).toEqual({ is: 'drafts', game: 'x', attack: 'a=b&c=d' })
  expect(readRoute('#/campaigns')).toEqual({ is: 'new-campaign' })
  expect(readRoute('#/campaign/x1')).toEqual({ is: 'campaign', id: 'x1', fights: false })
  expect(readRoute('#/campaign/x1/battle')).toEqual({ is: 'campaign', id: 'x1', fights: true })
})

test('an unknown or unreadable address gives the route unknown', () => {
  const bad = [
    '#/battle/%',
    '#/set-up/%zz',
    '#/design/%c0%ae',
    '#/battle/%E0%A4%A',
    '#/battle',
    '#/battle/',
    '#/campaign',
    '#/campaigns/x',
    '#/__proto__',
    '#x',
    '#//',
    '#/%',
  ]
  for (const hash of bad) expect(readRoute(hash), hash).toEqual({ is: hash === '#//' ? 'home' : 'unknown' })
})
