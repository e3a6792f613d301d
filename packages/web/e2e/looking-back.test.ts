/** Going back in a battle: taking back by agreement, doing it again, and playing on from an earlier moment. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asked, logLength, playHere, prompt, READY, report, type Site, startSite } from './page.ts'
import { setUpByHand } from './set-up.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

test('two people take back by agreement, the log says so, and Ctrl+Y does it again', async () => {
  const page = await site.open({}, undefined, READY)
  await playHere(page)
  const before = { log: await report(page), question: await prompt(page) }
  const agreement = page.getByRole('alertdialog', { name: 'Undo' })
  for (let presses = 0; presses < 5 && !(await agreement.isVisible()); presses++) {
    await page.keyboard.press('Control+z')
    await page.waitForTimeout(200)
  }
  await agreement.getByRole('button', { name: 'The last step' }).click()
  await expect.poll(() => report(page)).toMatch(/Taken back by agreement: \d+ answers?\./)
  const redo = page.getByRole('button', { name: 'Redo' })
  while ((await redo.count()) > 0) {
    await page.keyboard.press('Control+y')
    await page.waitForTimeout(200)
  }
  expect({ log: await report(page), question: await prompt(page) }).toEqual(before)
  await page.close()
})

test('a typed die that was taken back can be done again', async () => {
  const page = await site.open()
  await setUpByHand(page)
  expect(await asked(page)).toBe('dice')
  const first = await prompt(page)
  await page.keyboard.press('4')
  await expect.poll(() => prompt(page)).not.toBe(first)
  const after = { log: await report(page), question: await prompt(page) }
  await page.keyboard.press('Control+z')
  await expect.poll(() => prompt(page)).toBe(first)
  await page.keyboard.press('Control+y')
  await expect.poll(async () => ({ log: await report(page), question: await prompt(page) })).toEqual(after)
  await page.close()
})

test('playing on from a moment begins a battle with its own name, and the first one stays', async () => {
  const page = await site.open({}, undefined, READY)
  await playHere(page)
  const fought = page.url()
  const lines = await logLength(page)
  await page.locator('.log-text').first().click()
  await page.locator('.question[data-kind=past]').waitFor()
  await page.getByText('nothing here changes it').waitFor()
  await page.keyboard.press('End')
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await page.waitForURL((url) => url.href !== fought)
  expect(await asked(page)).toBe('move')
  expect(await page.locator('.scenario b').innerText()).toBe('Pitched Battle, from round 1')
  await page.goto(`${site.address}?seed=7#/`)
  const titles = page.locator('.saved-battle h3')
  await expect.poll(() => titles.allInnerTexts()).toHaveLength(2)
  expect((await titles.allInnerTexts()).filter((title) => title.endsWith(', from round 1'))).toHaveLength(1)
  await page.goto(fought)
  await asked(page)
  expect(await logLength(page)).toBe(lines)
  await page.close()
})
