/** The table as a list, for everybody: the same words a screen reader hears. */
import { useTableContext } from '../table/table-context.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { words } from '../words/words.ts'
import { TableList } from './table-list.tsx'

export function ListSheet() {
  const { openSheet } = useTableContext()
  return (
    <Dialog title={words.screenReader.list} onClose={() => openSheet.set(() => undefined)}>
      <TableList />
    </Dialog>
  )
}
