/** The picture on the first screen: the battle that can be started, as somebody sees it who leans over the table. */
import type { BattlePlan, GameKit } from '@muster/engine'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import type { Size } from '../camera/tilt.ts'
import { useTheme } from '../settings/theme.tsx'
import { previewOf } from '../set-up/preview.ts'
import { symbolsFor } from '../ui/icons.ts'
import { coverPicture } from './cover-picture.ts'

interface CoverProps {
  readonly kit: GameKit<unknown>
  readonly plan: BattlePlan
  readonly seed: number
}

export const Cover = memo(function Cover({ kit, plan, seed }: CoverProps) {
  const view = useMemo(() => previewOf(kit, plan, seed), [kit, plan, seed])
  const theme = useTheme()
  const element = useRef<HTMLDivElement>(null)
  const pane = usePane(element)
  const picture = useMemo(() => pane && coverPicture(view, pane, theme), [view, pane, theme])
  const ground = useAddress(picture?.ground)
  const standing = useAddress(
    useMemo(() => (picture && pane ? standingFile(picture.standing, pane) : undefined), [picture, pane]),
  )
  return (
    <div ref={element} className="cover" aria-hidden="true">
      {picture && ground !== undefined && (
        <img
          className="cover-ground"
          src={ground}
          alt=""
          style={{ ...picture.groundSize, transform: picture.groundTransform }}
        />
      )}
      {pane && standing !== undefined && <img className="cover-standing" src={standing} alt="" style={pane} />}
    </div>
  )
})

const standingFile = async (drawing: string, { width, height }: Size): Promise<string> =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${await symbolsFor(drawing)}</defs>${drawing}</svg>`

/** The size of the element; while a window is resized the picture is drawn once it has come to rest. */
function usePane(element: { readonly current: HTMLElement | null }): Size | undefined {
  const [pane, setPane] = useState<Size>()
  useEffect(() => {
    const { current } = element
    if (!current) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const measure = () => setPane({ width: current.clientWidth, height: current.clientHeight })
    const observer = new ResizeObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(measure, REST)
    })
    measure()
    observer.observe(current)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [element])
  return pane
}

const REST = 120

/** The address of a drawing as an image: it never changes, and needs no elements of its own. */
function useAddress(drawing: string | Promise<string> | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    let made: string | undefined
    let isGone = false
    void Promise.resolve(drawing).then((svg) => {
      if (isGone || svg === undefined) return
      made = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
      setAddress(made)
    })
    return () => {
      isGone = true
      if (made !== undefined) URL.revokeObjectURL(made)
    }
  }, [drawing])
  return address
}
