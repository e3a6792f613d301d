/** A kept battle as it lay: a piece of its table round the fighting, drawn once into a picture of its own. */
import { drawPicture, framedView } from '@muster/draw'
import { MM } from '@muster/table'
import { memo, useEffect, useMemo } from 'react'
import type { BattlePicture } from '../store/picture.ts'
import { asIcon } from '../ui/icons.ts'
import { useTheme } from '../ui/light.tsx'

/** As wide as this share of the table, and as high as the card has room for. */
const SHARE = 0.62
const SHAPE = 0.68

export const KeptPicture = memo(function KeptPicture({ picture }: { readonly picture: BattlePicture }) {
  const theme = useTheme()
  const address = useMemo(() => {
    const tokens = picture.figures.map(({ look, icon, base, at }) => ({
      side: look,
      icon: asIcon(icon),
      base,
      at,
      marks: [],
      states: {},
    }))
    const whole = drawPicture({ field: picture.field, tokens, theme, width: 400, detail: 'low' })
    const svg = whole.replace(framedView(picture.field), pieceOf(picture)).replace(/ height="\d+"/, ` height="${400 * SHAPE}"`)
    return URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  }, [picture, theme])
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  return <img src={address} alt="" decoding="async" />
})

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
