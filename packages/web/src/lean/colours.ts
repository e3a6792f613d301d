/** Colours of what is not drawn as a picture, by theme. */
import type { Theme } from '@muster/draw'
import type { Tone } from './triangles.ts'

export const toneOf = (hex: string): Tone => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]
}

export interface StageColours {
  readonly cork: string
  readonly boards: string
  /** By lamp, paper that stands is a shade darker. */
  readonly paper: Tone
  readonly paperEdge: string
  readonly shadow: number
}

const BY_THEME: Readonly<Record<Theme['name'], StageColours>> = {
  light: {
    cork: '#BFA572',
    boards: '#4A3527',
    paper: [1, 0.99, 0.965],
    paperEdge: '#FFFDF4',
    shadow: 0.34,
  },
  dark: {
    cork: '#6D5C3C',
    boards: '#1E1610',
    paper: [0.88, 0.835, 0.745],
    paperEdge: '#B9AD93',
    shadow: 0.46,
  },
}

export const stageColours = ({ name }: Theme): StageColours => BY_THEME[name]
