/** A button that asks for a file. The same file may be chosen twice in a row. */
import { useRef } from 'react'
import { LineIcon } from './line-icons.tsx'

interface PickerProps {
  readonly label: string
  /** The name of the button for screen readers. */
  readonly name?: string
  readonly className?: string
  readonly iconSize?: number
  /** The file types offered. */
  readonly accept?: string
  /** Called when the dialog opens: whatever a file will need can be started. */
  onAsk?(): void
  onFile(file: File): void
}

const JSON_FILES = '.json,application/json'
export const BATTLE_FILES = `${JSON_FILES},.gz,application/gzip,application/x-gzip`

export function FilePicker({
  label,
  name = label,
  className = 'btn',
  iconSize = 24,
  accept = JSON_FILES,
  onAsk,
  onFile,
}: PickerProps) {
  const picker = useRef<HTMLInputElement>(null)
  const ask = () => {
    onAsk?.()
    picker.current?.click()
  }
  return (
    <>
      <button type="button" className={className} onClick={ask}>
        <LineIcon name="folder" size={iconSize} />
        {label}
      </button>
      <input
        ref={picker}
        type="file"
        accept={accept}
        hidden
        aria-label={name}
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
