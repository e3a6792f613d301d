/** The rulebook over the table, and the button that opens it. */
import type { RuleId } from '@muster/engine'
import { RulebookView } from '../../rulebook/rulebook-view.tsx'
import { useTableContext } from '../../table/table-context.tsx'
import { useTableKit } from '../../table/use-table-kit.ts'
import { DraftsLink } from '../../site/drafts-link.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { LineIcon } from '../../ui/line-icons.tsx'
import { words } from '../../words/words.ts'

export function RulebookSheet({ rule }: { readonly rule: RuleId | undefined }) {
  const { openSheet } = useTableContext()
  const kit = useTableKit()
  if (!kit) return null
  return (
    <Dialog
      title={words.rulebook.title(kit.about.name)}
      className="rulebook-dialog"
      onClose={() => openSheet.set(() => undefined)}
    >
      <DraftsLink game={kit.game.id} />
      <RulebookView rulebook={kit.rulebook} rule={rule} />
    </Dialog>
  )
}

export function RulebookButton() {
  const { openSheet } = useTableContext()
  return (
    <button type="button" className="btn" onClick={() => openSheet.set(() => ({ is: 'rulebook' }))}>
      <LineIcon name="book" />
      {words.rulebook.link}
    </button>
  )
}
