import { counted } from '@muster/engine'

/** A list on paper. */
export const print = {
  what: 'Print',
  parts: { all: 'cards and figures', cards: 'cards only', figures: 'figures only' },
  side: 'Side',
  sides: { a: 'blue, smooth', b: 'red, toothed', c: 'gold, beaded', d: 'purple, quartered' },
  line: (game: string, points: number, figures: number) =>
    `${game} · ${counted(points, 'point')} · ${counted(figures, 'figure')}`,
  figures: 'Paper figures',
  howTo: 'Print at 100 %. Cut the solid lines, fold the dashed ones, glue the flaps to the base.',
  glue: 'glue to the base',
  fallen: 'Fallen',
  rule: 'This bar is 100 mm.',
  credit: 'Icons: game-icons.net, CC BY 3.0',
} as const
