/** Every screen of a phone, in the light and the dark theme: axe finds nothing. */
import { afterAll, beforeAll, test } from 'vitest'
import { lookWithAxe, throughEveryScreen } from './walk.ts'
import { openHouse, type House } from './page.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

test.each(['light', 'dark'] as const)('axe finds nothing on any screen, in the %s', async (colorScheme) => {
  const page = await house.open({ viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme })
  await throughEveryScreen(page, house.address, lookWithAxe)
  await page.close()
})
