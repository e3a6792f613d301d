/** Two pictures held against each other, in the browser itself: how much of the one looks different in the other. */
import type { Page } from 'playwright-core'

/** The share of pixels that differ by more than a shade; edges and fonts may vary a little. */
export async function difference(page: Page, now: Buffer, kept: Buffer): Promise<number> {
  return page.evaluate(
    async ([a, b]) => {
      const pixels = async (base64: string) => {
        const picture = new Image()
        picture.src = `data:image/jpeg;base64,${base64}`
        await picture.decode()
        // Half the size, so that a line half a pixel off counts as the same.
        const [width, height] = [Math.round(picture.width / 2), Math.round(picture.height / 2)]
        const pen = new OffscreenCanvas(width, height).getContext('2d')
        if (!pen) throw new Error('no canvas')
        pen.imageSmoothingQuality = 'high'
        pen.drawImage(picture, 0, 0, width, height)
        return { size: `${picture.width} × ${picture.height}`, data: pen.getImageData(0, 0, width, height).data }
      }
      const [one, other] = [await pixels(a ?? ''), await pixels(b ?? '')]
      if (one.size !== other.size) return 1
      const SHADE = 40
      let unlike = 0
      for (let i = 0; i < one.data.length; i += 4) {
        const apart = [0, 1, 2].map((part) => Math.abs((one.data[i + part] ?? 0) - (other.data[i + part] ?? 0)))
        if (Math.max(...apart) > SHADE) unlike++
      }
      return (unlike * 4) / one.data.length
    },
    [now.toString('base64'), kept.toString('base64')],
  )
}
