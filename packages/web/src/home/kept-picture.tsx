/** A kept battle as it lay: a piece of its table round the fighting, drawn once into a picture of its own. */
import { clearingsOf, drawBattlefield, drawToken, type Theme } from '@muster/draw'
import { MM } from '@muster/table'
import { memo, useEffect, useState } from 'react'
import type { BattlePicture } from '../store/picture.ts'
import { asIcon, symbolsFor } from '../ui/icons.ts'
import { useTheme } from '../ui/light.tsx'

/** As wide as this share of the table, and as high as the card has room for. */
const SHARE = 0.62
const SHAPE = 0.68
const WIDTH = 400

export const KeptPicture = memo(function KeptPicture({ picture }: { readonly picture: BattlePicture }) {
  const theme = useTheme()
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    let made: string | undefined
    let wanted = true
    void drawn(picture, theme).then((svg) => {
      if (!wanted) return
      made = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
      setAddress(made)
    })
    return () => {
      wanted = false
      if (made !== undefined) URL.revokeObjectURL(made)
    }
  }, [picture, theme])
  return address === undefined ? null : <img src={address} alt="" decoding="async" />
})

async function drawn(picture: BattlePicture, theme: Theme): Promise<string> {
  const { field, figures } = picture
  const ground = drawBattlefield(field, theme, { id: 'kept', detail: 'low', clearings: clearingsOf(figures) })
  const tokens = figures.map(({ look, icon, base, at }) => {
    const token = drawToken({ side: look, icon: asIcon(icon), base, marks: [], states: {} }, theme)
    return `<g transform="translate(${at.x / MM} ${at.y / MM})">${token}</g>`
  })
  const drawing = ground + tokens.join('')
  const size = `width="${WIDTH}" height="${WIDTH * SHAPE}" viewBox="${pieceOf(picture)}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${await symbolsFor(drawing)}</defs>${drawing}</svg>`
}

/** The piece has the most of the figures in its middle, and does not leave the table. */
function pieceOf({ field, figures }: BattlePicture): string {
  const width = field.width * SHARE
  const height = Math.min(width * SHAPE, field.depth)
  const middle = (values: readonly number[], most: number) =>
    values.length === 0 ? most / 2 : values.reduce((sum, value) => sum + value, 0) / values.length
  const within = (at: number, size: number, most: number) => Math.min(Math.max(at - size / 2, 0), most - size)
  const x = within(middle(figures.map(({ at }) => at.x), field.width), width, field.width)
  const y = within(middle(figures.map(({ at }) => at.y), field.depth), height, field.depth)
  return [x, y, width, height].map((length) => (length / MM).toFixed(1)).join(' ')
}
