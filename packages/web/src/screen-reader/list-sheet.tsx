/** The table as a list, for everybody: the same words a screen reader hears. */
import { useSeat } from '../table/table-context.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { words } from '../words/words.ts'
import { TableList } from './table-list.tsx'

export function ListSheet() {
  const { sheet } = useSeat()
  return (
    <Dialog title={words.spoken.list} onClose={() => sheet.set(() => undefined)}>
      <TableList />
    </Dialog>
  )
}
