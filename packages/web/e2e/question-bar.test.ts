/** The question bar keeps its height and cuts no text, for every kind of question of every game, at three widths. */
import { QuickPlayer } from '@muster/bots'
import type { GameKit } from '@muster/engine'
import { battleFileText, BattleSession } from '@muster/session'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GAMES } from '../src/games/games.ts'
import { asked, startSite, type Site } from './page.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const SIZES = [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const
const MOST_QUESTIONS = 260
const TRIES = 20
const BETWEEN_TRIES = 50

interface RecordedQuestion {
  readonly name: string
  readonly file: string
}

/** One record for each kind of question: the battle up to the longest question of that kind. */
function recordedQuestions(kit: GameKit<unknown>): readonly RecordedQuestion[] {
  const seats = { a: 'person', b: 'person' } as const
  const options = { seats, skill: 'quick', dice: { seed: 5 } } as const
  const services = { now: () => 0, randomSeed: () => 1 }
  const session = BattleSession.begin(kit, { plan: kit.readyPlan(3) }, options, services)
  const player = new QuickPlayer(kit.advice)
  const found = new Map<string, RecordedQuestion & { readonly letters: number }>()
  for (let count = 0; count < MOST_QUESTIONS && session.battle.question; count++) {
    const { decision } = session
    if (!decision) break
    const name = `${decision.kind} ${decision.what}`
    const letters = decision.prompt.length + Math.max(0, ...decision.options.map(({ label }) => label.length))
    if (letters > (found.get(name)?.letters ?? 0))
      found.set(name, { name, letters, file: battleFileText(session.save()) })
    session.answer(player.decide(session.battle).answer)
  }
  return [...found.values()]
}

/** What is wrong with the bar: too high, or text outside of its button, of the bar or of the screen. */
const faultsOf = (page: Page): Promise<readonly string[]> =>
  page.locator('.question').evaluate((bar) => {
    const faults: string[] = []
    const frame = bar.getBoundingClientRect()
    // One line on a desk; on a tablet a long question may take a second one.
    const most = innerWidth >= 1280 ? 64.5 : innerWidth >= 720 ? 80 : Infinity
    if (frame.height > most) faults.push(`${frame.height} px high`)
    if (frame.bottom > innerHeight + 1) faults.push('below the screen')
    if (bar.querySelectorAll('.answers > *').length > 3) faults.push('more than three answers')
    const texts = document.createTreeWalker(bar, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (!parent || text === '' || parent.closest('.option-list, .visually-hidden, details')) continue
      const box = (parent.closest('.btn') ?? bar).getBoundingClientRect()
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const line of range.getClientRects()) {
        if (line.width === 0) continue
        const isOut =
          line.left < box.left - 1 ||
          line.right > box.right + 1 ||
          line.top < box.top - 2 ||
          line.bottom > box.bottom + 2 ||
          line.right > innerWidth + 1
        if (isOut) faults.push(`"${text}" is cut`)
      }
    }
    return [...new Set(faults)]
  })

/** From the first screen, or from the menu of the battle before. */
async function openFile(page: Page, text: string): Promise<void> {
  const file = { name: 'battle.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  const before = page.url()
  if ((await page.locator('.home').count()) > 0)
    await page.locator('.home input[type=file][accept*=gzip]').setInputFiles(file)
  else {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.locator('dialog input[type=file]').setInputFiles(file)
  }
  await page.waitForURL((url) => url.href !== before)
  await asked(page)
}

test.each(GAMES)('$id: every question fits into its bar', async ({ load }) => {
  const questions = recordedQuestions(await load())
  expect(questions.length).toBeGreaterThan(4)
  const page = await site.open()
  await page.setViewportSize({ width: SIZES[0][0], height: SIZES[0][1] })
  const faults: string[] = []
  const measure = async (name: string, width: number) => {
    let found = await faultsOf(page)
    // A page that was made wider or narrower takes some frames to lay out its bar anew.
    for (let tries = 0; found.length > 0 && tries < TRIES; tries++) {
      await page.waitForTimeout(BETWEEN_TRIES)
      found = await faultsOf(page)
    }
    faults.push(...found.map((fault) => `${name} at ${width}: ${fault}`))
  }
  for (const [place, { name, file }] of questions.entries()) {
    await openFile(page, file)
    const suggestion = page.locator('[data-answer=suggest]')
    // Every second time from the small screen to the large one: the table is drawn anew for each size.
    for (const [width, height] of place % 2 === 0 ? SIZES : SIZES.toReversed()) {
      await page.setViewportSize({ width, height })
      await measure(name, width)
      if ((await suggestion.count()) === 0) continue
      await suggestion.click()
      await page.locator('.question-prompt', { hasText: 'Advice:' }).waitFor()
      await measure(`${name}, suggested,`, width)
      await page.locator('[data-answer=put-back]').click()
    }
  }
  expect(faults).toEqual([])
  await page.close()
})
