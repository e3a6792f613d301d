import { useSeat } from '../play/seat.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { words } from '../words.ts'

/** All keys on one sheet. */
export function KeysSheet() {
  const { sheet } = useSeat()
  return (
    <Dialog title={words.keys.title} onClose={() => sheet.set(() => undefined)}>
      <dl className="keys-list">
        {words.keys.list.map(([key, what]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
