/** The table as a picture: SVG by @muster/draw, and PNG by resvg with our own fonts, the same on every machine. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { FigureView, ObjectiveView, TableView } from '@muster/engine'
import { drawPicture, SIDES, theme, type Picture, type Side, type ThemeName } from '@muster/draw'
import { isIconName, type IconName } from '@muster/draw/icons'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

export interface PictureOptions {
  readonly width: number
  readonly theme: ThemeName
}

export function tableSvg(view: TableView, { width, theme: name }: PictureOptions): string {
  const sideOf = (id: string): Side => SIDES[view.sides.findIndex((side) => side.id === id)] ?? 'a'
  return drawPicture({
    field: view.field,
    width,
    theme: theme(name),
    id: 'muster',
    tokens: view.figures.map((figure) => tokenOf(figure, sideOf)),
    objectives: view.objectives.map((objective) => objectiveOf(objective, sideOf)),
  })
}

/** If a game names an icon that we do not have, a plain helmet is drawn. */
const iconOf = (name: string): IconName => (isIconName(name) ? name : 'barbute')

type Token = Picture['tokens'][number]
type Objective = NonNullable<Picture['objectives']>[number]

function tokenOf(figure: FigureView, sideOf: (id: string) => Side): Token {
  const { side, icon, base, facing, number, marks, hasActed, at } = figure
  return {
    side: sideOf(side),
    icon: iconOf(icon),
    base,
    at,
    states: { acted: hasActed },
    marks: marks.map((mark) => iconOf(mark.icon)),
    ...(facing && { facing }),
    ...(number !== undefined && { number }),
  }
}

function objectiveOf({ icon, at, heldBy }: ObjectiveView, sideOf: (id: string) => Side): Objective {
  return { at, ...(isIconName(icon) && { icon }), ...(heldBy !== undefined && { heldBy: sideOf(heldBy) }) }
}

const { resolve } = createRequire(import.meta.url)
const FONTS = ['@fontsource/alegreya-sans/files/alegreya-sans-latin', '@fontsource/grenze/files/grenze-latin']
const WEIGHTS = ['400', '700']

let ready: Promise<void> | undefined

export async function toPng(svg: string): Promise<Uint8Array> {
  await (ready ??= initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm'))))
  const fontFiles = FONTS.flatMap((font) => WEIGHTS.map((weight) => `${font}-${weight}-normal.woff2`))
  const fontBuffers = fontFiles.map((file) => readFileSync(resolve(file)))
  const drawing = new Resvg(svg, { font: { fontBuffers, defaultFontFamily: 'Alegreya Sans' } })
  const image = drawing.render()
  const png = image.asPng()
  image.free()
  drawing.free()
  return png
}
