import { useTableContext } from '../../table/table-context.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { words } from '../../words/words.ts'
import { Briefing } from './briefing.tsx'
import { RulebookButton } from './rulebook-sheet.tsx'

/** The help: objective, keys and rules. */
export function HelpSheet() {
  const { openSheet } = useTableContext()
  return (
    <Dialog title={words.helpSheet.title} onClose={() => openSheet.set(() => undefined)}>
      <Briefing />
      <RulebookButton />
      <h3 className="label">{words.helpSheet.keys}</h3>
      <dl className="keys-list">
        {words.helpSheet.list.map(([key, what]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
