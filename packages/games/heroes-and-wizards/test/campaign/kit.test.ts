/** The campaign as the apps see it: what is said about a battle, and what a winner may take. */
import { noDice, type CampaignRecord } from '@muster/engine'
import { expect, test } from 'vitest'
import { heroesAndWizards } from '../../src/kit.ts'

const campaign = heroesAndWizards.campaign ?? expect.fail('the game has no campaign')

/** Ann and Bob fight after having stated these. */
function ready(kept: CampaignRecord, ann: string, bob: string): CampaignRecord {
  const called = campaign.callBattle(kept, ['ann', 'bob'])
  return campaign.state(campaign.state(called, 'ann', ann), 'bob', bob)
}
const begun = () =>
  campaign.begin({
    name: 'The Marches',
    players: ['Ann', 'Bob', 'Cid'].map((name) => ({ id: name.toLowerCase(), name })),
  })
const texts = (kept: CampaignRecord, winner?: string) =>
  campaign.spoils(kept, { ...(winner !== undefined && { winner }), lost: [] }).map(({ text }) => text)

test('HW-CAMP-21 the campaign says who fights on which side, and leaves the armies to the players', () => {
  expect(campaign.terms(ready(begun(), 'expand', 'raid'))).toEqual({
    sides: [
      { id: 'a', player: 'ann', name: 'Ann' },
      { id: 'b', player: 'bob', name: 'Bob' },
    ],
    options: {},
  })
  expect(() => campaign.terms(begun())).toThrow('No battle has been called.')
})

test('HW-CAMP-14 the winner may take less than everything, and is offered each way, everything first', () => {
  const kept = ready(begun(), 'expand', 'all-or-nothing')
  expect(texts(kept, 'a')).toEqual(['2 unclaimed territories claimed', '1 unclaimed territory claimed', 'Nothing'])
  const [, one] = campaign.spoils(kept, { winner: 'a', lost: [] })
  const after = campaign.settle(kept, { winner: 'a', lost: [] }, { dice: noDice, spoils: one?.spoils })
  expect(campaign.view(after)).toMatchObject({ standing: '29 territories unclaimed', players: [{ score: 1 }, {}, {}] })
  const risked = ready(after, 'all-or-nothing', 'expand')
  expect(texts(risked, 'b')).toContain('2 unclaimed territories claimed; 1 more from Ann, who had risked all')
})

test('HW-CAMP-13 after a draw there is nothing to choose, nor where the rules leave only one way', () => {
  expect(texts(ready(begun(), 'expand', 'raid'))).toEqual([])
  expect(texts(ready(begun(), 'expand', 'raid'), 'b')).toEqual([])
})
