/** Dice at the table: turned in the tray by clicking them, and typed in when they fall on a real table. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { GameKit } from '@muster/engine'
import { BattleSession, battleFileText } from '@muster/session'
import { simpleFantasySkirmish } from '@muster/simple-fantasy-skirmish'
import { asked, logLength, prompt, startSite, type Site } from './page.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const kit = simpleFantasySkirmish as unknown as GameKit<unknown>

/** A battle saved when somebody is asked which of several dice to turn. */
function battleWithDiceToTurn(): string {
  for (let seed = 1; seed < 9; seed++) {
    const ready = kit.readyPlan(seed)
    const plan = { ...ready, options: { ...ready.options, mode: 'advanced' } }
    const session = BattleSession.begin(
      kit,
      { plan },
      { seats: { a: 'person', b: 'person' }, skill: 'quick', dice: { seed } },
      { now: () => 0, randomSeed: () => 1 },
    )
    for (let answers = 0; answers < 400 && session.snapshot().decision; answers++) {
      const { decision } = session.snapshot()
      if (decision?.options.filter(({ turns }) => turns).length === 3) return battleFileText(session.save())
      session.answer(session.advise().answer)
    }
  }
  throw new Error('no dice to turn in any battle')
}

async function openBattle(page: Page, text: string): Promise<void> {
  const file = { name: 'dice.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.locator('.home input[type=file][accept*=gzip]').setInputFiles(file)
  await asked(page)
}

const saved = battleWithDiceToTurn()

const SCREENS = [
  { name: 'a desk', options: { viewport: { width: 1440, height: 900 } } },
  { name: 'a phone', options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
] as const

for (const { name, options } of SCREENS) {
  test(`SF-ADV-08 on ${name}, dice that may be turned show what comes of it, and clicking one turns it`, async () => {
    const page = await site.open(options)
    await openBattle(page, saved)
    const dice = page.locator('.die-turn:visible')
    await expect.poll(() => dice.count()).toBe(3)
    await expect.poll(() => dice.first().innerText()).toMatch(/→\s*\d+\s+\d/)
    const before = await logLength(page)
    await dice.first().click()
    await expect.poll(() => logLength(page)).toBeGreaterThan(before)
    await page.close()
  })
}

test('dice typed in: faces say what they mean, and a tie is told', async () => {
  const page = await site.open()
  await page.locator('.game-card').filter({ hasText: 'Heroes & Wizards' }).click()
  await page.getByRole('button', { name: 'Rolled by hand and typed in' }).click()
  await page.locator('[data-scenario="pitched-battle"]').click()
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await asked(page)
  expect(await prompt(page)).toMatch(/^Magic item: /)
  expect(await page.getByRole('button', { name: '3: Battle Sword' }).innerText()).toContain('Battle Sword')
  const line = page.locator('.question-line')
  for (let dice = 0; dice < 12 && !(await line.innerText()).includes('A tie'); dice++) {
    const now = `${await prompt(page)} ${await logLength(page)}`
    await page.locator('.btn.face').nth(2).click()
    await expect.poll(async () => `${await prompt(page)} ${await logLength(page)}`).not.toBe(now)
    await asked(page)
  }
  expect(await line.innerText()).toContain('A tie: roll again.')
  await page.close()
})
