/** How a piece of terrain is called in a sentence: "the hedge", "the Old Mill", "the rough ground". */
import { withArticle } from '@muster/engine'
import type { Piece } from '@muster/table'

const KINDS: { readonly [kind: string]: string } = { rough: 'rough ground', open: 'open ground' }

export function thePiece(piece: Pick<Piece, 'name' | 'kind'> | undefined): string {
  return withArticle(piece?.name ?? KINDS[piece?.kind ?? ''] ?? piece?.kind ?? 'terrain')
}
