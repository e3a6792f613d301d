import { expect, test } from 'vitest'
import { readRoute } from './use-route.ts'

test('an address gives its route', () => {
  expect(['', '#', '#/'].map(readRoute)).toEqual([{ is: 'home' }, { is: 'home' }, { is: 'home' }])
  expect(readRoute('#/battle/a%20b')).toEqual({ is: 'battle', id: 'a b' })
  expect(readRoute('#/set-up/x')).toEqual({ is: 'set-up', game: 'x' })
  expect(readRoute('#/set-up/x/a1')).toEqual({ is: 'set-up', game: 'x', army: 'a1' })
  expect(readRoute('#/design/x/a1')).toEqual({ is: 'design', game: 'x', army: 'a1' })
  expect(readRoute('#/armies')).toEqual({ is: 'armies' })
  expect(readRoute('#/armies/a1')).toEqual({ is: 'army', id: 'a1', prints: false })
  expect(readRoute('#/armies/a1/print')).toEqual({ is: 'army', id: 'a1', prints: true })
  expect(readRoute('#army=1abc_-')).toEqual({ is: 'shared-army', link: '1abc_-' })
  expect(readRoute('#/design/simple-fantasy-skirmish')).toEqual({ is: 'design', game: 'simple-fantasy-skirmish' })
  expect(readRoute('#/drafts/x')).toEqual({ is: 'drafts', game: 'x' })
  expect(readRoute('#/drafts/x/DD-ATK-10')).toEqual({ is: 'drafts', game: 'x', rule: 'DD-ATK-10' })
  expect(readRoute('#/drafts/x/%zz')).toEqual({ is: 'drafts', game: 'x' })
  expect(readRoute('#/drafts/x/attack')).toEqual({ is: 'drafts', game: 'x', attack: '' })
  expect(readRoute('#/drafts/x/attack/a=b&c=d')).toEqual({ is: 'drafts', game: 'x', attack: 'a=b&c=d' })
  expect(readRoute('#/ready/x')).toEqual({ is: 'ready', game: 'x' })
  expect(readRoute('#/ready/x/y')).toEqual({ is: 'ready', game: 'x', battle: 'y' })
  expect(readRoute('#/rulebook/x')).toEqual({ is: 'rulebook', game: 'x' })
  expect(readRoute('#/rulebook/x/HW-MOVE-01')).toEqual({ is: 'rulebook', game: 'x', rule: 'HW-MOVE-01' })
  expect(readRoute('#/replays')).toEqual({ is: 'replays' })
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
    '#/armies/%',
    '#/campaigns/x',
    '#/__proto__',
    '#x',
    '#//',
    '#/%',
  ]
  for (const hash of bad) expect(readRoute(hash), hash).toEqual({ is: hash === '#//' ? 'home' : 'unknown' })
})
