/** A text whose words of the rules are marked: touching or focusing the text explains them. */
import { useTableKit } from '../table/use-table-kit.ts'
import { findTerms } from './find-terms.ts'

export function TermText({ text }: { readonly text: string }) {
  const kit = useTableKit()
  return findTerms(text, kit?.glossary ?? {}).map((piece, place) =>
    piece.word === undefined ? (
      piece.text
    ) : (
      <span key={place} className="term" data-term={piece.word}>
        {piece.text}
      </span>
    ),
  )
}
