/** A picture of a saved battle: the busiest part of its table. */
import { clearingsOf, drawBattlefield, drawToken, type Theme } from '@muster/draw'
import { MM, type Point } from '@muster/table'
import { memo, useEffect, useState } from 'react'
import type { BattlePicture } from '../store/battle-picture.ts'
import { asIcon, symbolsFor } from '../ui/icons.ts'
import { useTheme } from '../settings/theme.tsx'

/** The width shown, as a share of the table's; the height follows from the card. */
const SHARE = 0.52
const SHAPE = 0.68
const WIDTH = 400

export const SavedBattlePicture = memo(function SavedBattlePicture({ picture }: { readonly picture: BattlePicture }) {
  const theme = useTheme()
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    let made: string | undefined
    let wanted = true
    const show = (svg: string) => {
      if (!wanted) return
      made = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
      setAddress(made)
    }
    // If the picture cannot be drawn, the card goes without.
    drawPicture(picture, theme).then(show, () => undefined)
    return () => {
      wanted = false
      if (made !== undefined) URL.revokeObjectURL(made)
    }
  }, [picture, theme])
  return address === undefined ? null : <img src={address} alt="" decoding="async" />
})

async function drawPicture(picture: BattlePicture, theme: Theme): Promise<string> {
  const { field, figures } = picture
  const ground = drawBattlefield(field, theme, { id: 'saved-battle', detail: 'low', clearings: clearingsOf(figures) })
  const tokens = figures.map(({ look, icon, base, at }) => {
    const token = drawToken({ side: look, icon: asIcon(icon), base, marks: [], states: {} }, theme)
    return `<g transform="translate(${at.x / MM} ${at.y / MM})">${token}</g>`
  })
  const drawing = ground + tokens.join('')
  const size = `width="${WIDTH}" height="${WIDTH * SHAPE}" viewBox="${busiestPart(picture)}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${await symbolsFor(drawing)}</defs>${drawing}</svg>`
}

/** The part of the table with the most figures. */
function busiestPart({ field, figures }: BattlePicture): string {
  const width = field.width * SHARE
  const height = Math.min(width * SHAPE, field.depth)
  const corner = ({ x, y }: Point): Point => ({
    x: within(x - width / 2, field.width - width),
    y: within(y - height / 2, field.depth - height),
  })
  const on = ({ x, y }: Point) =>
    figures.filter(({ at }) => at.x >= x && at.y >= y && at.x <= x + width && at.y <= y + height).length
  const corners = [{ x: field.width / 2, y: field.depth / 2 }, ...figures.map(({ at }) => at)].map(corner)
  const best = corners.reduce((a, b) => (on(b) > on(a) ? b : a))
  return [best.x, best.y, width, height].map((length) => (length / MM).toFixed(1)).join(' ')
}

const within = (at: number, most: number): number => Math.min(Math.max(at, 0), most)
