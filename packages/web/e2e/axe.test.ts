/** Every screen, in the light and the dark theme: axe finds nothing. */
import { afterAll, beforeAll, test } from 'vitest'
import { lookWithAxe, throughEveryScreen } from './walk.ts'
import { startSite, type Site } from './page.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

test.each(['light', 'dark'] as const)('axe finds nothing on any screen, in the %s', async (colorScheme) => {
  const page = await site.open({ viewport: { width: 1440, height: 900 }, colorScheme })
  await throughEveryScreen(page, site.address, lookWithAxe)
  await page.close()
})
