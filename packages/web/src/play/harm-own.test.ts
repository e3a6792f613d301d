/** Whoever shoots past friends is asked once more, however quickly the answer was given. */
import { d6sWithDragons } from '@muster/d6s-with-dragons'
import type { GameKit } from '@muster/engine'
import { expect, test } from 'vitest'
import { answerUntil, tableOf } from '../../test/table.ts'

const kit = d6sWithDragons as unknown as GameKit<unknown>

test('an archer of the company warns before it shoots through its friends at the dragon', async () => {
  const plan = kit.readyBattles?.[0]?.plan(11)
  if (!plan) throw new Error('there is no battle with a dragon')
  const [company] = plan.sides
  const table = await tableOf({ kit, plan, seats: { [company?.id ?? '']: 'person' } })
  for (let asked = 0; asked < 60; asked++) {
    const { snapshot } = await answerUntil(table, 'move')
    const shot = snapshot.decision?.options.find(({ id, at }) => at !== undefined && id.endsWith('shoot'))
    if (shot) {
      await table.presenter.answers.pick(shot.id)
      const { draft } = table.presenter.state
      if (draft?.is === 'doubtful') {
        expect(draft).toMatchObject({ why: 'harms-own', answer: { pick: [shot.id] } })
        return
      }
    }
    await table.presenter.answers.give((await table.presenter.client.call('advise', undefined)).answer)
  }
  expect.fail('nobody was warned')
})
